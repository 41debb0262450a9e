import { describe, expect, test } from 'vitest'
import { pathParts, recordFile, replayPage, tableCall } from './addresses.ts'
import { clockText, timeLeft } from './clock.ts'
import { html, sections } from './guide.ts'
import { kept } from './kept.ts'
import { segments } from './segments.ts'
import { story } from './story.ts'
import { AMOUNT, Speaker } from './text/speaker.ts'

describe('addresses', () => {
  test('keep the key of a private table, and only what is asked for', () => {
    expect([replayPage('t', 'k&y'), recordFile('t', 'k'), replayPage('t')]).toEqual([
      '/replay/t?key=k%26y',
      '/api/tables/t/record?key=k',
      '/replay/t',
    ])
    expect(tableCall('t', '/replay', { key: null, seat: 0, from: 25, drawn: false })).toBe(
      '/api/tables/t/replay?seat=0&from=25',
    )
  })
  test('that cannot be read are nowhere', () => {
    expect([pathParts('/'), pathParts('/table/a%20b'), pathParts('/table/%E0%A4%A')]).toEqual([[], ['table', 'a b'], null])
  })
})

describe('clocks', () => {
  test('the free time of the move runs down first, then the bank', () => {
    const clock = { seat: 0, left_ms: 60_000, move_ms: 10_000, running: true }
    expect(timeLeft(clock, 1000, 6000)).toBe(65_000)
    expect(timeLeft({ ...clock, running: false }, 1000, 6000)).toBe(70_000)
    expect(timeLeft(clock, 0, 100_000)).toBe(0)
  })
  test('are read as minutes and hours', () => {
    expect([0, 9_000, 65_000, 3_600_000, 3_725_000].map(clockText)).toEqual(['0:00', '0:09', '1:05', '1:00:00', '1:02:05'])
  })
})

describe('guides', () => {
  test('bring no markup of their own', () => {
    expect(html('Egy <b>félkövér</b> & **erős** szó').trim()).toBe(
      '<p>Egy &lt;b&gt;félkövér&lt;/b&gt; &amp; <strong>erős</strong> szó</p>',
    )
    expect(html('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>')).not.toMatch(/<script|<img/)
  })
  test('headings, lists, tables and links', () => {
    const source = '## Kör {#round}\n\n1. egy\n   folytatás\n2. kettő\n\n| a | b |\n| --- | --- |\n| 1 | [x](#round) |\n'
    expect(html(source).replace(/egy\n/, 'egy ').replace(/>\s+</g, '><').trim()).toBe(
      '<h3 id="round">Kör</h3><ol><li>egy folytatás</li><li>kettő</li></ol>' +
        '<div class="scroll" tabindex="0" role="group"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td><a href="#round">x</a></td></tr></tbody></table></div>',
    )
    expect(sections(source)).toEqual([{ id: 'round', title: 'Kör', level: 2 }])
  })
  test('links lead to sections or the web, nowhere else', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', '//elsewhere', '/api/session']) {
      expect(html(`[x](${address})`)).not.toContain('href')
    }
    expect(html('[x](https://example.org/)')).toContain('href="https://example.org/"')
  })
})

describe('sentences', () => {
  test('are cut where they mention something, longest first', () => {
    const cut = segments('Réka a piros 15-ös épületre építette a piros 1-es lapkát.', [
      { text: 'Piros 1-es', item: 'red-1' },
      { text: 'Piros 15-ös', item: 'red-15' },
      { text: 'Réka', seat: 0 },
    ])
    expect(cut.filter((part) => part.item ?? part.seat !== undefined)).toEqual([
      { text: 'Réka', seat: 0 },
      { text: 'piros 15-ös', item: 'red-15' },
      { text: 'piros 1-es', item: 'red-1' },
    ])
    expect(cut.map((part) => part.text).join('')).toBe('Réka a piros 15-ös épületre építette a piros 1-es lapkát.')
  })
  test('a player is mentioned by a word of its own', () => {
    const named = (text: string): string[] =>
      segments(text, [{ text: 'te', seat: 0 }]).flatMap((part) => (part.seat === 0 ? [part.text] : []))
    expect(named('Panni elvette, és Te termeltél.')).toEqual(['Te'])
    expect(named('Panni elvette a templomot.')).toEqual([])
  })
})

describe('the log', () => {
  const players = ['Réka', 'Panni']
  const GOODS = `you = Te
amount-of = { $n } { $what }
good-wood = { $case ->
    [acc] fát
   *[nom] fa
}
good-stone = { $case ->
    [acc] követ
   *[nom] kő
}
log-build = { $player } { YOU($player, "felépítetted", "felépítette") } { AZ($name) } helyszínt.
log-gain = { $player } { YOU($player, "kaptál", "kapott") } { SUM($goods, case: "acc") }.
log-pay = { $player } elköltött { SUM($goods, case: "acc") }.
log-open = Felfedve: { $name }.
log-hal = Hal bővített: { $what }.
log-round = Kezdődik a 2. forduló.
log-draw = { $player } húzott egy kártyát.`
  const words = new Speaker('hu', [GOODS], { mill: 'Malom', oasis: 'Oázis (üzlet: étel)' })
  const ROLES: Record<string, string> = { 'log-gain': 'gain', 'log-pay': 'paid', 'log-open': 'own open', 'log-draw': 'with' }
  const told = (number: number, id: string, seat: number | null = null, args: Record<string, string> = {}, struck = false) => ({
    number,
    struck,
    line: { id, args: { ...(seat === null ? {} : { player: `#${seat}` }), ...args }, role: ROLES[id] ?? '' },
  })
  const wood = { goods: '1*wood' }
  const mill = { name: '@mill' }
  const tellAll = (lines: ReturnType<typeof told>[], reader: number | null = null) =>
    story(lines, { say: (line) => words.say(line, players), players, words, reader })
  const texts = (...lines: ReturnType<typeof told>[]): string[] =>
    tellAll(lines).flatMap(({ sentences }) => sentences.map(({ text }) => text))

  test('tells a deed, what was paid for it and what it brought in one sentence', () => {
    expect(
      texts(told(7, 'log-pay', 1, wood), told(7, 'log-build', 1, mill), told(7, 'log-gain', 1, wood), told(8, 'log-draw', 1)),
    ).toEqual(['Panni felépítette a Malom helyszínt (1 fa), húzott egy kártyát, és kapott 1 fát.'])
  })
  test('speaks to the reader', () => {
    const [passage] = tellAll([told(7, 'log-build', 1, mill), told(7, 'log-gain', 1, wood)], 1)
    expect(passage?.sentences[0]?.text).toBe('Te felépítetted a Malom helyszínt, és kaptál 1 fát.')
  })
  test('adds up amounts and makes a list of names, without the marks of twins', () => {
    expect(
      texts(told(7, 'log-build', 1, mill), told(7, 'log-gain', 1, wood), told(7, 'log-gain', 1, { goods: '2*wood|1*stone' })),
    ).toEqual(['Panni felépítette a Malom helyszínt, és kapott 3 fát és 1 követ.'])
    expect(texts(told(7, 'log-open', null, mill), told(7, 'log-open', null, { name: '@oasis' }))).toEqual([
      'Felfedve: Malom és Oázis.',
    ])
  })
  test('what a deed did to others comes behind it', () => {
    expect(texts(told(7, 'log-build', 1, mill), told(7, 'log-gain', 0, wood), told(7, 'log-draw', 1))).toEqual([
      'Panni felépítette a Malom helyszínt, és húzott egy kártyát; Réka kapott 1 fát.',
    ])
  })
  test('the deeds of a rival nobody plays stand under the rival', () => {
    const rivalOf = (line: { id: string }): number | null => (line.id === 'log-hal' ? 2 : null)
    expect(
      story([told(7, 'log-build', 1, mill), told(7, 'log-hal', null, { what: 'A' })], {
        say: (line) => words.say(line, players),
        players,
        words,
        rivalOf,
      }).map(({ seat }) => seat),
    ).toEqual([1, 2])
  })
  test('keeps deeds, rounds and what was taken back apart', () => {
    const deeds = tellAll([told(7, 'log-build', 1, mill), told(8, 'log-build', 1, mill), told(8, 'log-round')])
    expect(deeds.map(({ seat, separator }) => [seat, separator])).toEqual([
      [1, false],
      [1, false],
      [null, true],
    ])
    const [undone, done] = tellAll([told(7, 'log-build', 1, mill, true), told(7, 'log-build', 1, mill)])
    expect([undone?.struck, done?.struck]).toEqual([true, false])
  })
  test('marks amounts for their icons, and has them in words as well', () => {
    const signed = new Speaker('hu', [GOODS], { mill: 'Malom' }, true)
    const [passage] = story([told(7, 'log-build', 1, mill), told(7, 'log-gain', 1, { goods: '2*wood|1*stone' })], {
      say: (line) => words.say(line, players),
      players,
      words: signed,
    })
    const [sentence] = passage?.sentences ?? []
    expect(sentence?.whole).toBe('Panni felépítette a Malom helyszínt, és kapott 2 fát és 1 követ.')
    expect(sentence?.text.split(AMOUNT).slice(1, 4)).toEqual(['wood', '2', 'fát'])
  })
  test('leaves nothing out', () => {
    const [passage] = tellAll([told(7, 'log-build', 1, mill), told(7, 'log-gain', 1, wood), told(7, 'log-gain', 1, wood)])
    expect(passage?.sentences.flatMap((sentence) => sentence.lines)).toHaveLength(3)
  })
})

describe('what an update leaves as it was', () => {
  const known = { round: 1, sides: [{ city: [1, 2] }, { city: [3] }], market: null }
  test('stays the same object, so that it is not drawn anew', () => {
    const now = kept(known, { round: 2, sides: [{ city: [1, 2] }, { city: [3, 4] }], market: null })
    expect(now).toEqual({ round: 2, sides: [{ city: [1, 2] }, { city: [3, 4] }], market: null })
    expect(now.sides[0]).toBe(known.sides[0])
    expect(now.sides[1]).not.toBe(known.sides[1])
    expect(kept(known, structuredClone(known))).toBe(known)
  })
  test('differs where something came, went or changed its kind', () => {
    for (const told of [
      { ...known, more: undefined },
      { round: 1, sides: known.sides },
      { ...known, sides: {} },
      [known],
      null,
    ])
      expect(kept(known, structuredClone(told))).toEqual(told)
  })
})
