dice = Roll
favours = Favour tiles
rounds = Rounds
round-done = round { $n }, over
round-now = round { $n }, now
round-later = round { $n }
worker-die = worker die: { $n } actions
die = die: { $good }
own-dice = after your reroll
favour-of = taken by { $name }
favour-mine = yours
favour-left = nobody’s
favour-used = used
empire-of = { $name }’s empire
village = Village
back-to-own = Back to my sheets
estates = { $n ->
    [one] { $n } estate
   *[other] { $n } estates
}
mode-basic = basic game
mode-advanced = advanced rules
mode-adventure = adventure
tracks = Tracks
section = { $track }, section { $n }
section-imperial = imperial section
section-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
section-complete = complete
section-boxes = { $done } of { $all } boxes crossed out
section-estate = part of an estate ({ $name })
opens = opens { $field }
opens-short = { $n }
costs = costs { $goods }
costs-action = takes only an action
crossed = crossed out
open = open
field = Field { $n }
field-locked = locked: opened by bridge section { $n }
circle = { $field }, circle { $n }: { $goods }
box = { $name }, box { $n }
built-already = there from the start
built-next = from next round
used-up = used up
uses = used { $used }/{ $times }
use = Use it
its-estates = { $n ->
    [one] { $n } estate of its own
   *[other] { $n } estates of its own
}
star = scores at the end
next-first = The leftmost open box always comes first.
not-yours = This is not your sheet.
free = free
tray = Your goods and actions
actions = Actions
actions-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
gold-note = stands in for any of them
kept = kept for the next round
score-now = Your points if it ended now
phase-estate = Creating an estate
grow-title = { $n ->
    [0] No actions left. Anything else?
    [one] { $n } action left. What do you cross out?
   *[other] { $n } actions left. What do you cross out?
}
grow-over = { $n ->
    [0] Your actions are spent.
   *[other] There is nothing you can cross out now.
}
grow-help = What is left at the end of the round is lost.
grow-over-help = Say when you are done; until then you can take back what you did.
favour-help = For this round; using it takes no action.
which-way = { $name }: how?
cancel = Cancel
estate-which = Which building gets an estate?
estate-where = Where does the estate go?
estate-help = One estate a round. Blueprints are never turned.
estate-none = Not now
estate-here = Here: { $letter }
estate-place = place { $letter }: { $sections }
places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
plan = Estate: { $n ->
    [one] { $n } place
   *[other] { $n } places
}
rank-title = Your rank: { $rank }
rank-next = { $points } points; { $n } more would have made you { $rank }.
rank-top = { $points } points: there is no higher rank.
ranks = Ranks
rank-now = now { $points } · { $n } more to the next
rank-now-top = now { $points }
rank-line = { $rank } · { $n } more points to { $next }
rank-line-top = { $rank } · the highest rank
others = The others’ sheets
see-sheets = { $name }’s sheets
thumb = completed: { $walls } walls, { $cottages } cottages, { $granaries } granaries, { $bridges } bridges; { $estates } estates
seat-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
legend-done = completed section
legend-estate = part of an estate
legend-imperial = imperial section
