import { describe, expect, test } from 'vitest'
import { pathParts, recordFile, replayPage, tableCall } from './addresses.ts'
import { clockText, timeLeft } from './clock.ts'
import { html, sections } from './guide.ts'
import { segments } from './segments.ts'
import { story } from './story.ts'

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
      '<h3 id="round">Kör</h3><ol><li>egy folytatás</li><li>kettő</li></ol><div class="scroll" tabindex="0" role="group"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><a href="#round">x</a></td></tr></tbody></table></div>',
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
})

describe('the log', () => {
  const players = ['Réka', 'Panni']
  const say = (line: { id: string; args?: Record<string, unknown> }): string =>
    ({
      'log-get': `Panni kapott ${line.args?.n} ${line.args?.good}.`,
      'log-produce': `Panni kapott (forrása: ${line.args?.what}.`,
      'log-draw': `Réka a kék ${line.args?.what} lapkát húzta.`,
      'log-hal': `Hal bővített: ${line.args?.what}.`,
      'log-gain': `${players[Number(String(line.args?.player).slice(1))]} kapott ${line.args?.what}.`,
      'log-build': `${players[Number(String(line.args?.player).slice(1))]} felépítette a Malom helyszínt.`,
      'log-open': `Felfedve: ${line.args?.what}.`,
      'log-round': 'Kezdődik a 2. forduló.',
      'log-seen': 'Ezt húztad: Oázis.',
      'log-first': `${players[Number(String(line.args?.player).slice(1))]} a kezdőjátékos.`,
    })[line.id] ?? line.id
  const told = (number: number, id: string, seat: number | null = null, what = '', struck = false) => ({
    number,
    struck,
    line: { id, args: { ...(seat === null ? {} : { player: `#${seat}` }), what } },
  })
  const texts = (...lines: ReturnType<typeof told>[]): string[] =>
    story(lines, { say, players }).map((passage) => passage.sentences.map((sentence) => sentence.text).join(' '))

  test('tells one move about one player in one passage, and the name once', () => {
    expect(texts(told(7, 'log-build', 1), told(7, 'log-gain', 1, '1 fát'), told(7, 'log-seen'))).toEqual([
      'Panni felépítette a Malom helyszínt. Kapott 1 fát. Ezt húztad: Oázis.',
    ])
    expect(texts(told(7, 'log-build', 1), told(7, 'log-first', 1))).toEqual([
      'Panni felépítette a Malom helyszínt. Panni a kezdőjátékos.',
    ])
    expect(texts(told(7, 'log-build', 1), told(7, 'log-seen'), told(7, 'log-gain', 1, '1 fát'))).toEqual([
      'Panni felépítette a Malom helyszínt. Ezt húztad: Oázis. Panni kapott 1 fát.',
    ])
  })
  test('makes a list of what differs only at the end', () => {
    expect(
      texts(told(7, 'log-gain', 1, '1 fát'), told(7, 'log-gain', 1, '1 követ'), told(7, 'log-gain', 1, '2 aranyat')),
    ).toEqual(['Panni kapott 1 fát, 1 követ, 2 aranyat.'])
    expect(texts(told(7, 'log-open', null, 'Malom'), told(7, 'log-open', null, 'Oázis'))).toEqual(['Felfedve: Malom, Oázis.'])
  })
  test('adds up what is the same but for its amount', () => {
    const get = (good: string, n: number) => ({ number: 7, line: { id: 'log-get', args: { player: '#1', good, n } } })
    expect(texts(get('fát', 1) as never, get('fát', 2) as never, get('követ', 1) as never)).toEqual([
      'Panni kapott 3 fát, 1 követ.',
    ])
  })
  test('cuts no list inside a bracket or between a colour and its number', () => {
    expect(texts(told(7, 'log-produce', 1, 'Tanya): 2 étel'), told(7, 'log-produce', 1, 'Malom): 1 fa'))).toEqual([
      'Panni kapott (forrása: Tanya): 2 étel. Kapott (forrása: Malom): 1 fa.',
    ])
    expect(texts(told(7, 'log-draw', 0, '20-as'), told(7, 'log-draw', 0, '15-ös'))).toEqual([
      'Réka a kék 20-as lapkát húzta. Réka a kék 15-ös lapkát húzta.',
    ])
  })
  test('the deeds of a rival nobody plays stand under the rival', () => {
    const rivalOf = (line: { id: string }): number | null => (line.id === 'log-hal' ? 2 : null)
    expect(
      story([told(7, 'log-build', 1), told(7, 'log-hal', null, 'A'), told(7, 'log-hal', null, 'B')], {
        say,
        players,
        rivalOf,
      }).map(({ seat }) => seat),
    ).toEqual([1, 2])
  })
  test('keeps players, moves, rounds and what was taken back apart', () => {
    expect(
      texts(
        told(7, 'log-gain', 1, '1 fát'),
        told(7, 'log-gain', 0, '1 fát'),
        told(8, 'log-gain', 0, '1 követ'),
        told(8, 'log-round'),
        told(8, 'log-gain', 0, '1 fát'),
      ),
    ).toHaveLength(5)
    const [undone, done] = story([told(7, 'log-gain', 1, '1 fát', true), told(7, 'log-gain', 1, '1 fát')], { say, players })
    expect([undone?.struck, done?.struck]).toEqual([true, false])
  })
  test('leaves nothing out', () => {
    expect(
      story([told(7, 'log-gain', 1, '1 fát'), told(7, 'log-gain', 1, '1 fát')], { say, players })[0]?.sentences.flatMap(
        (sentence) => sentence.lines,
      ),
    ).toHaveLength(2)
  })
})
