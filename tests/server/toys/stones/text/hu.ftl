game-name = Kövek
game-motto = Egy, kettő vagy három.
game-blurb = Felváltva vegyetek el egy, két vagy három követ. Az nyer, aki az utolsót veszi el.
ask-take = Hányat veszel el?
act-take = Elveszek { ET($n) }
log-took = { $player } elvett { ET($n) }.
why-too-many = Már csak { $left } van.
part-stones = Elvett kövek
