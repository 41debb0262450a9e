game-name = Stones
game-motto = One, two or three.
game-blurb = Take one, two or three stones in turn. Whoever takes the last one wins.
ask-take = How many do you take?
act-take = Take { $n }
log-took = { $player } takes { $n }.
why-too-many = There are only { $left } left.
part-stones = Stones taken
