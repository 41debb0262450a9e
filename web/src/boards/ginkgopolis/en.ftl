engine = Your bonuses
cards = { $n ->
    [1] 1 card
   *[other] { $n } cards
}
now = now { $n }
at-end = At the end of the game
over = over { $card }, floor { $n }
new-at = a new building at { $letter }
bill = Preview
bill-floors = { $n } floors
bill-new = new building
bill-colour = change of colour
bill-lower = lower number
bill-number = number
bill-missing = you are short of
bill-back = { $name } gets back
bill-back-own = you get back
bill-yields = the neighbours give
bill-bonus = your bonuses give
bill-keep = you keep it
bill-alone = then, alone, it brings
bill-left = You will have
bill-poor = You can’t pay for this now. If it stays so, the card counts as played alone.
ask-card-help = With a tile you build, without one you exploit.
ask-floor = Build a floor on { $card }?
ask-new = A new building at { $letter }?
ask-with = { $card }: alone or with a tile?
face-down = It lies face down; the others see it when it is revealed.
choose-tile = To build, choose a tile as well.
put-down = Put it down
without-tile = Without a tile
without-tile-or = 1 resource or tile
cancel = Cancel
new-hand = New hand
your-hand = Your hand
your-hand-pass = the rest goes to the left
your-tiles = Your tiles behind the screen
no-tiles = You have no tiles.
your-draft = Choose a character
picked = Yours already
pile-tiles = tiles
pile-deck = deck
in-city = in the city
behind = behind screen
stock = in supply
owner = { $name }’s building
nobody = nobody’s
floors = { $n ->
    [1] 1 floor
   *[other] { $n } floors
}
site = construction site
city = The city, { $n } buildings
target = can be chosen
letter-at = urbanisation { $letter }
spot-here = Put the token here
new-building = new building here
tokens = new-hand tokens
districts = Districts
district = { $n } buildings
kept = Cards kept
no-kept = No cards kept yet.
overview = Cards and districts
last-play = Last play:
last-plays = What was played last
zoom = Zoom
zoom-in = Nearer
zoom-out = Further
zoom-fit = The whole city
draft-help = Keep one, pass the others on.
last-round = last round
giving-why = The common supply has run out of tiles: this once everybody may hand tiles in.
giving = { $n ->
    [one] You hand in 1 tile for 1 success point.
   *[other] You hand in { $n } tiles for { $n } success points.
}
give-these = Hand these in
give-none = Hand in no tiles
if-kept = If you keep it:
