"""Loads and checks the cards; ids become small integers, effects become programs.

The files of `content/` hold one table for each design: cards that have name, effect, points, suits and icons in common are one
table, however many nations have them. Which files there are is up to the content: all `*.toml` are read.

    [roman-expansion]                             # the id; stable, from the English name (Lawnslot Llyn, not Sir Lancelot)
    name     = { en = "Roman Expansion", hu = "Római terjeszkedés" }
    cards    = ["1ROM21 deck"]                    # every printed card: number (box digit, set, number; two-sided ones with A or
                                                  # B), where it begins, and from how many players on: "1CEL24 supply 3"
    suits    = ["region"]                         # SUITS; left out: none. Both of ["uncivilised", "civilised"] where both count
    types    = ["city"]                           # TYPES: city, metropolis, knight, mask, scroll
    icons    = ["production", "production"]       # ICONS; each is counted
    state    = "barbarian"                        # or "empire": the icon the state card has to show
    pinned   = true
    attack   = true
    called   = "long-walls"                       # the name behind @ that means this card, if it is not its id
    develop  = "3 mat, pop"                       # the cost of a development card
    cost     = "3 mat"                            # the cost of playing the card at all (Invasion, Gambling)
    requires = "in-play @city-of-rome"            # what has to be so to play it; a condition
    static   = "free"                             # standing rules about the card itself, joined by ';'
    passive  = "when attacked: may recall this => avoid-attack"   # standing rules and triggers while it is in play
    play     = "acquire region; may acquire region; each others: recall region; history this"
    exhaust  = "pop => draw"                      # or "when ...: ...": then it is optional by itself, without 'may'
    solstice = "mat or pop or draw"
    reached  = "trigger-end"                      # when it comes off the nation deck as its last card: instead of turning the
                                                  # state card (Harald Hardrada; Gwaith Camlan: "put-into-play this")
    enters   = "become-empire"                    # when it comes into play (Gates of Shangri-la)
    resolve  = "if barbarian: 6 prg; ..."         # King of Kings
    vp       = 2                                  # printed points, -2 for an unrest; left out: 0
    points   = "vp per 3 card pinned in play not-being region"    # variable or conditional points, added to vp. Conditional:
                                                  # "if lies-in history: 7 vp else: 3 vp". At most 10 if there is a 'per' in it
    conflict = "..."                              # what the sources disagree about and what was kept (notes, section 6)
    note     = "..."                              # a ruling that the line alone does not tell

Where a card begins (STARTS): deck, nation, bottom (of the nation deck), development (quests, too), power (two-sided: one table
for each side, "1CEL1A power" and "1CEL1B power"; the journey has four sides, 2UTO2A to 2UTO3B), supply (a nation's unrest that
joins the pile), unrest (the common ones), fame, king (King of Kings, 1FAM9A and 1FAM9B), common (by the first suit).

Lines that are not obvious from the facts:
    Town             solstice "may (2 prg; (abandon this or history this))"
    Carthaginians    passive "market-token mat" (B: "market-token 2 mat"), exhaust "when gain-tokens mat: double mat"
    Celts A          exhaust "when acquire uncivilised: each others: take-unrest; when breakthrough uncivilised: each others:
                     take-unrest"
    Romans A         passive "when look-fame: look-more 1, prg"
    Vikings          passive "no-history; when take-unrest: (look 1 nation-deck; may move it to nation-bottom)"
    Atlanteans       passive "no-history; sunken-pile; begins-as-empire"
    Utopians         passive "exhausts 3; when deck-empty: take-unrest"
    Visions, Path, Gates  solstice "(spend all prg least 5 => journey-on) or ..."
    Shangri-la       passive "instead-of mat (each others: prg; 2 pop)", solstice "if owns 24 pop: trigger-end"
    King Arthur's Court   passive "quest-place", solstice "if not active-quest: may take-unrest => garrison quest from quest-area"
    Graal            static "free; last-quest"
    Ashoka           "take-fame; reveal hand|deck|discard; history all attack from hand|deck|discard; shuffle-deck; history this"
    King Wu          "spend upto 3 prg; acquire ... per spent; history this"
    Mountain Retreat solstice "draw or (return-unrest all from here; abandon this)" (abandoned first, its garrison would go along)
    Pottery          solstice "(2 mat => place-here prg) or (all prg; abandon this)"
    Stone Heads      passive "when must-discard-mask: may substitute (abandon any from here)"
    Step Pyramids    exhaust "when must-discard-mask: discard-fewer 1"
    Mounted Archers  exhaust "when attacked on any-turn: avoid-attack"
    Standing Army    passive "when attacked: if not attacker-gives prg: avoid-attack"
    Merlin           "abandon 3 knight from region-garrison => move active-quest to hand"
    Sumerians        static "unplayable; end-return 2"
    Sacred Grove     points "2 vp per rival with-less prg"; Notorious points "vp per card unrest in others"
    Scythians B      points "vp per 3 mat, vp per 3 card region in anywhere"
    Mandate of Heaven vp -2, points "if lies-in play: 2 vp"
"""
