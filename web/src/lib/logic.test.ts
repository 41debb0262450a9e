import { describe, expect, test } from 'vitest'
import { clockText, timeLeft } from './clock.ts'
import { html, sections } from './markdown.ts'
import { segments } from './segments.ts'

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
    expect(html('Egy <b>félkövér</b> & **erős** szó')).toBe('<p>Egy &lt;b&gt;félkövér&lt;/b&gt; &amp; <strong>erős</strong> szó</p>')
  })
  test('headings, lists, tables and links', () => {
    const source = '## Kör {#round}\n\n1. egy\n   folytatás\n2. kettő\n\n| a | b |\n| --- | --- |\n| 1 | [x](#round) |\n'
    expect(html(source)).toBe(
      '<h3 id="round">Kör</h3>\n<ol><li>egy folytatás</li><li>kettő</li></ol>\n<div class="scroll" tabindex="0" role="group"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><a href="#round">x</a></td></tr></tbody></table></div>',
    )
    expect(sections(source)).toEqual([{ id: 'round', title: 'Kör', level: 2 }])
  })
  test('links lead to sections or the web, nowhere else', () => {
    expect(html('[x](javascript:alert(1))')).not.toContain('href')
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
