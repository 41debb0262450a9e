import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { address, close, Person } from '../browser.ts'
import { nextTurn, playOn } from '../play.ts'
import { boards, MOST, weightOf } from '../weight.ts'

/** So often somebody acts in each game; every answer of the server is measured, also what bots did. */
const ACTS = 40
/** What we hold ourselves to, in milliseconds from the server's answer to the drawn board. */
const IMMEDIATE = 100
const PAGE = join(import.meta.dirname, '../../../docs/performance.md')
const [BEGIN, END] = ['<!-- web:begin -->', '<!-- web:end -->']

afterAll(close)

interface Game {
  name: string
  players: number[]
}

/**
 * On the page: for every answer of the server, the time until the frame that shows it has been laid out and painted: a message sent in
 * that frame comes right after it.
 */
function watch(): void {
  const times: number[] = []
  Object.assign(globalThis, { drawnAfter: times })
  const Before = WebSocket
  globalThis.WebSocket = class extends Before {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('message', ({ data }) => {
        const came = performance.now()
        const { type, number } = JSON.parse(String(data)) as { type: string; number: number }
        if (type !== 'update') return
        // Looked at when the frame has been laid out: the page itself changes it in that frame.
        const laidOut = new ResizeObserver(() => {
          laidOut.disconnect()
          const shown = Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number)
          if (shown >= number) {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => times.push(performance.now() - came)
            port2.postMessage(null)
          } else if (performance.now() - came < 5_000) next()
        })
        const next = (): number => requestAnimationFrame(() => laidOut.observe(document.body))
        next()
      })
    }
  }
}

const rank = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN

async function drawn({ name, players }: Game): Promise<number[]> {
  const person = await Person.come('Réka', { lobby: false })
  await person.context.addInitScript(watch)
  const seats = players.at(-1) ?? 1
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'random' }))
  const table = await person.table({ game: name, start: true, seats: [{ kind: 'me' }, ...bots] })
  await person.sitAt(table.id)
  await nextTurn(person)
  await playOn([person], { enough: ACTS })
  const times = await person.page.evaluate(() => (globalThis as unknown as { drawnAfter: number[] }).drawnAfter)
  await person.leave()
  return times.sort((a, b) => a - b)
}

test('how heavy the boards are, and how soon they show what the server answers', async () => {
  const games = (await (await fetch(`${address()}/api/games`)).json()) as Game[]
  const rows = [
    '| board | gzipped, kB | answers | drawn after, median ms | 95 of 100 within, ms | longest, ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
  ]
  for (const game of games) {
    const own = boards().includes(game.name)
    const weight = weightOf(own ? game.name : 'plain')
    const times = await drawn(game)
    expect(weight).toBeLessThan(MOST)
    expect(times.length).toBeGreaterThan(10)
    const cells = [`${game.name}${own ? '' : ' (plain)'}`, (weight / 1000).toFixed(1), times.length]
    rows.push(`| ${[...cells, ...[0.5, 0.95, 1].map((part) => Math.round(rank(times, part)))].join(' | ')} |`)
  }
  process.stdout.write(`${rows.join('\n')}\nwanted: under ${MOST / 1000} kB, under ${IMMEDIATE} ms\n`)
  const before = readFileSync(PAGE, 'utf8')
  const [head = '', rest = ''] = before.split(BEGIN)
  const [, tail = ''] = rest.split(END)
  if (rest) writeFileSync(PAGE, `${head}${BEGIN}\n${rows.join('\n')}\n${END}${tail}`)
})
