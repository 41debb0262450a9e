row-production = Production
row-feature = Feature
row-action = Action
faction-side = Faction locations
common-side = Common locations
every-round = Every round
stores = stores:
deals = Deals
no-deals = No deals yet.
no-deals-other = No deals yet.
foundations = { $n ->
    [1] 1 foundation
   *[other] { $n } foundations
}
done = done
blocked = blocked
taken = taken over
twice = twice
when-built = when built
your-hand = Your hand
hand-empty = No cards.
open-cards = Face-up cards
taken-by = { $name }: { $card }
packet = Choose from these
tray = Your goods
deck = Faction deck
deck-common = common deck: { $n }
deck-own = own deck: { $n }
what-with = { $name }: what will you do with it?
what-with-of = { $name } ({ $owner }): what will you do with it?
lacking = short of
build = Build it
deal = Deal
raze = Raze
activate = Activate
activate-twice = Activate twice
defend = Defense
samurai = Samurai
tuck = Under the Gate
discard = Discard it
give = Give it up
take = Take it
cancel = Cancel
turn-help = Glowing cards and locations can be used.
target-help = Choose one of the glowing ones.
exchange = Exchange 2 workers
open-faction = { $name }: faction board
rival = Virtual player
empire-of = { $name }’s empire
show-empire = Look at { $name }’s empire
cards-in-hand = { $n } cards in hand
protected = protected
samurai-here = guarded by a samurai
under = { $n } cards under it
goods-on = { $n } goods on it
attacks = Attacks
mine = Mine
whose = Which empire is shown
twin = Choose the other location like this one.
kept = in your hand
follow = Whose turn
where-defend = Which location do you protect?
where-samurai = Where does the samurai stand?
end-help = Your action is done. What you can still do: { $what }.
end-defend = a defense token on a common location
end-samurai = a samurai on a faction location
end-tuck = a card under the Gate
end-offer = a resource on the Shrine
attack-help = The attack: { $goods }.
in-danger = threatened by attack
race = Your faction locations: { $mine }, collected cards: { $pile }
race-help = You win if in the end you have more faction locations than the virtual player has collected cards.
race-words = your faction locations : collected cards
attacks-left = { $n ->
    [one] 1 attack card left
   *[other] { $n } attack cards left
}
solo-won = { $you ->
    [yes] You won
   *[no] { $name } won
}: { $mine } faction { $mine ->
    [one] location
   *[other] locations
} against { $pile } { $pile ->
    [one] card
   *[other] cards
}
solo-lost = { $you ->
    [yes] You lost
   *[no] { $name } lost
}: { $mine } faction { $mine ->
    [one] location
   *[other] locations
} against { $pile } { $pile ->
    [one] card
   *[other] cards
}
solo-rank = Your rank: { $rank }, with { $n } points.
solo-points = You scored { $n } points.
tie-goods = Level on points: more workers and resources left decided ({ $a } : { $b }).
tie-cards = Level on points: more cards left in hand decided ({ $a } : { $b }).
about-barbarian = Hordes of workers: they raze, take what others have and build from what was somebody else’s.
about-japanese = Peaceful traders with many deals. Others may raze their locations too, so samurai keep watch.
about-roman = Great works of stone: building and stone bring them their points.
about-egyptian = Gold that stands in for anything, and cunning: they block and take over what others have built.
filter = Shown of your hand
filter-all = all
filter-usable = usable
filter-faction = faction
filter-common = common
sort-usable = usable first
income = Next round you get
income-now = In production you get
income-of = Next round they get
income-now-of = In production they get
others-get = { $name } gets: { $goods }
plain-copy = nothing on it
