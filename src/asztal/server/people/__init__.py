"""Who somebody is: sessions, accounts, names, passwords."""
