### The board of Minerva: what the game itself has no use for.

market = Tiles that can be built
offer = To be built
temples = Temples
tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
in-deck = { $n } in the deck
pair = A pair: build one, the other leaves the game
copies = { $n } of them
free = free
price = costs { $goods }
missing = missing
missing-sentence = { $goods } missing: { $n } denarii in all
poor = not enough:
poor-sentence = { $goods } missing, it would cost { $n } denarii
needed = needed
now = now
worth = worth { $n } points now
kinds = kinds
area-ring = around it
area-cross = in line with it
area-crate = in your supply

culture = Culture
pile = { $kind } pile: { $n } points for { $need } culture points, { $left } tiles left
pile-gone = nothing left
glory-round = Glory, round { $n }
order = Order tiles
order-points = Order and its points

your-city = Your city
city-of = City of { $name }
open-city = Open the city of { $name }
row-column = row { $row }, column { $column }
free-place = free place
here = chosen place
temples-gain = { $n ->
    [one] temples +1 point
   *[other] temples { $n } points
}
has-assistant = with an assistant
in-street = number { $n } in the street
open-street = { $way }: { $n ->
    [0] nothing
    [one] 1 tile
   *[other] { $n } tiles
}
target = can be chosen

tray = Your resources
has = { $n } { $good }
sell = Sell
sells = sell one for 1 denarius
sell-which = Which resource do you sell?
sell-help = Tap one in your tray: each brings 1 denarius. You can sell at any time.
sold = Done
assistants = { $n ->
    [one] 1 assistant in your supply
   *[other] { $n } assistants in your supply
}
residences = { $n ->
    [one] 1 residence left
   *[other] { $n } residences left
}
resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
left = left
won = Won
won-kind = { $kind }: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}, { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
counts = { $tiles } tiles · { $residences } residences left · { $owned } assistants in all

hiring = hiring assistants
last-round = the last one
fee = fee { $n } denarius
fee-help = { $name } has passed: every action costs { $n } denarius.
turn = Your turn. What will you do?
turn-help = Take a tile to build it, a residence or an assistant from your tray, or pass.
only-pass = You cannot pay the fee: sell a resource, or pass.
where = Where will you build { $name }?
where-residence = Where will you build the residence?
places = { $n ->
    [one] There is one place.
   *[other] You can choose among { $n } places.
}
put = Build here
build-other = Something else
which-way = Which way should the street run?
elsewhere = Elsewhere
street = { $way }: { $n ->
    [0] nothing to activate
    [one] 1 tile
   *[other] { $n } tiles, from near to far
}.
way-up = Up
way-right = Right
way-down = Down
way-left = Left
nothing = nothing
target-help = Tap what glows in your city.
solo-rank = Your rank: { $rank }
solo-points = Your city is worth { $n } points.
