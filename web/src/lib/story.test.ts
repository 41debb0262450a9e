import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { story, type Told } from './story.ts'
import { type Language, Speaker } from './text/speaker.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const GAMES = ['ginkgopolis', 'imperium', 'minerva', 'rollwrite', 'settlers']
const PLAYERS = ['Anna', 'Béla', 'Cili']

interface Reported {
  told: Told[]
  /** By language: the texts of the game, the names of its items, and the report as Python tells it to the first seat. */
  spoken: Record<Language, { texts: string[]; names: Record<string, string>; report: string[] }>
}

/** The beginning of a game, chosen at random, as the Python side reports it. */
function python(game: string): Reported {
  const program = `
import json, random, sys
from importlib import import_module
sys.path.insert(0, sys.argv[1])
from asztal.core.report import Told, report, tell
from asztal.core.resources import read
game, players = import_module("asztal.games." + sys.argv[2]).GAME, json.loads(sys.argv[3])
state, rng, told = game.new(seats=len(players), seed=3, listen=True), random.Random(3), []
for move in range(250):
    told += [Told(move, line, game.role(line)) for event in state.heard() if (line := game.line(state, event, 0))]
    if state.over:
        break
    seat = rng.choice(state.to_act())
    state.apply(seat, rng.choice(state.legal(seat)))
role = lambda one: (one.role + " " + one.topic).strip()
lines = [{"number": one.move, "line": {"id": one.line.id, "args": one.line.args, "role": role(one)}} for one in told]
spoken = {}
for lang in ("en", "hu"):
    speaker = game.speaker(lang)
    said = [text for one in report(told) if (text := tell(one, speaker, players, 0))]
    used = {name[1:] for one in told for value in one.line.args.values() if isinstance(value, str)
            for name in value.replace("*", "|").split("|") if name.startswith("@")}
    spoken[lang] = {"texts": [read("asztal.core.text", lang + ".ftl"), read(game.package, "text/" + lang + ".ftl")],
                    "names": {name: game.names(lang)[name] for name in used}, "report": said}
print(json.dumps({"told": lines, "spoken": spoken}))`
  const interpreter =
    [process.env.ASZTAL_PYTHON, join(ROOT, '.venv/bin/python')].find((path) => path && existsSync(path)) ?? 'python3'
  return JSON.parse(
    execFileSync(interpreter, ['-c', program, join(ROOT, 'src'), game, JSON.stringify(PLAYERS)], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    }),
  ) as Reported
}

describe.each(GAMES)('the report of %s', (game) => {
  const { told, spoken } = python(game)
  test.each(['en', 'hu'] as const)('is the one Python tells, in %s', (language) => {
    const { texts, names, report } = spoken[language]
    const words = new Speaker(language, texts, names)
    const passages = story(told, { say: (line) => words.say(line), players: PLAYERS, words, reader: 0 })
    expect(passages.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual(report)
  })
  test('says the same where amounts are drawn', () => {
    const { texts, names, report } = spoken.hu
    const words = new Speaker('hu', texts, names, true)
    const passages = story(told, { say: (line) => words.say(line), players: PLAYERS, words, reader: 0 })
    expect(passages.flatMap(({ sentences }) => sentences.map(({ whole }) => whole))).toEqual(report)
  })
  test('is much shorter than the lines it is made of, and loses none', () => {
    const words = new Speaker('hu', spoken.hu.texts, spoken.hu.names)
    const passages = story(told, { say: (line) => words.say(line), players: PLAYERS, words, reader: 0 })
    const lines = passages.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.lines))
    expect(new Set(lines)).toEqual(new Set(told.map(({ line }) => line)))
    expect(passages.length).toBeLessThan(told.length / 2)
  })
})
