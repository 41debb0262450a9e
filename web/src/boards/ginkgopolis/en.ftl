engine = Your engine
cards = { $n ->
    [1] 1 card
   *[other] { $n } cards
}
now = now { $n }
at-end = At the end of the game
over = over
over-2 = floor { $n }
new-at = a new building at { $letter }
bill = Preview
bill-floors = { $n } floors
bill-new = new building
bill-colour = change of colour
bill-number = lower number
bill-free = free
bill-back = { $name } gets back
bill-back-own = you get back
bill-yields = the neighbours give
bill-bonus = your engine gives
bill-keep = you keep the card
bill-left = You will have
bill-poor = You can’t pay for this: the card would count as played alone.
ask-card-help = With a tile you build, without one you exploit. Choose one of the glowing cards.
ask-floor = Build a floor on { $card }?
ask-new = A new building at { $letter }?
ask-with = { $card }: alone, or with a tile?
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
behind = screen
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
last-round = last round
