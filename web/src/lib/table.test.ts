import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromBrowser } from './types.ts'
import type { GameWords } from './words.svelte.ts'

/** The wire: what the client wrote, and a way to answer. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  static last: Wire
  readonly readyState = 1
  readonly written: FromBrowser[] = []
  constructor(readonly address: URL) {
    super()
    Wire.last = this
  }
  send(text: string): void {
    this.written.push(JSON.parse(text) as FromBrowser)
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  close(): void {}
}

const reported = vi.fn()
vi.stubGlobal('WebSocket', Wire)
vi.stubGlobal('reportError', reported)
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('window', { setInterval: () => 0, setTimeout: () => 0 })
vi.stubGlobal('location', new URL('http://127.0.0.1/table/t?key=k'))
const page = { visibilityState: 'hidden' }
vi.stubGlobal('document', page)
vi.stubGlobal('navigator', { language: 'hu' })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { TableClient } = await import('./table.svelte.ts')

const eyes = (seat: number, codes: readonly string[] = []): object => ({
  seat,
  view: { to_act: codes.length ? [seat] : [] },
  drawn: null,
  legal: codes.map((code) => ({ code })),
  prompt: null,
  to_act: codes.length > 0,
  undo: { can: false },
})
const update = (number: number, ...seen: object[]): object => ({
  type: 'update',
  number,
  eyes: seen,
  lines: [],
  dropped: [],
  clocks: [],
  status: 'running',
  outcome: null,
  entry: null,
})
const welcome = (...seen: object[]): object => ({
  ...update(1, ...seen),
  type: 'welcome',
  table: { seats: [], rematch: null },
  you: { user: null, seats: [0], host: true },
  chat: [],
  asked: null,
})
/** Everything that has been promised has happened. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done))

describe('a table', () => {
  let client: InstanceType<typeof TableClient>
  let wire: Wire
  const answer = (message: object): void => wire.say({ id: wire.written.at(-1)?.id, ...message })
  beforeEach(() => {
    reported.mockClear()
    client = new TableClient('t', 'k', {} as GameWords, false)
    wire = Wire.last
  })

  test('advice holds as long as the same is asked, whatever others do', async () => {
    wire.say(welcome(eyes(0, ['a'])))
    void client.hint()
    answer({ type: 'hint', code: 'a' })
    await settled()
    expect(client.advice).toBe('a')
    wire.say(update(2, eyes(0, ['a'])))
    await settled()
    expect(client.advice).toBe('a')
    wire.say(update(3, eyes(0, ['b'])))
    await settled()
    expect(client.advice).toBeNull()
  })

  test('advice that comes too late is dropped, and the person is told', async () => {
    const told = vi.fn()
    client.notify = told
    wire.say(welcome(eyes(0, ['a'])))
    void client.hint()
    wire.say(update(2, eyes(0, ['b'])))
    await settled()
    answer({ type: 'hint', code: 'a' })
    await settled()
    expect(client.advice).toBeNull()
    expect(told).toHaveBeenCalledOnce()
  })

  test('advice is for whoever sat in front of the screen', async () => {
    wire.say(welcome(eyes(0), eyes(1, ['a'])))
    void client.hint()
    client.here()
    answer({ type: 'hint', code: 'a' })
    await settled()
    expect([client.seat, client.advice]).toEqual([1, null])
  })

  test('who points at something is told reasons, and nothing where only something else is asked; who clicks is answered', async () => {
    wire.say(welcome(eyes(0, ['a'])))
    const reason = { id: 'why-cost', text: { en: 'Too dear.', hu: 'Túl drága.' } }
    const pointed = client.why('b', true)
    answer({ type: 'why', line: reason })
    expect(await pointed).toBe('Túl drága.')
    const silent = client.why('c', true)
    answer({ type: 'why', line: { id: 'why-not-now', text: { en: 'Not now.', hu: 'Most nem.' } } })
    expect(await silent).toBeNull()
    expect(await client.why('c')).toBe('Most nem.')
  })

  test('the next of several moves waits until the last one is on the table', async () => {
    wire.say(welcome(eyes(0, ['a'])))
    client.play('a', 'b')
    wire.say(update(2, eyes(0, ['b'])))
    answer({ type: 'ack', number: 2 })
    await settled()
    expect(wire.written.map((message) => 'code' in message && message.code)).toEqual(['a', 'b'])
    answer({ type: 'refused', error: 'stale', line: { id: 'x' } })
    await settled()
    expect(client.busy).toBe(false)
  })

  test('what comes within one frame is shown together, if nobody wants to see it apart', async () => {
    wire.say(welcome(eyes(0)))
    const drawn: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => drawn.push(draw))
    page.visibilityState = 'visible'
    const shown: number[] = []
    client.around.after = () => shown.push(client.number)
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    for (const number of [2, 3, 4]) {
      wire.say(update(number, eyes(0)))
      await settled()
    }
    expect([shown, client.number]).toEqual([[2], 2])
    for (const draw of drawn) draw()
    await settled()
    expect([shown, client.number]).toEqual([[2, 4], 4])
    page.visibilityState = 'hidden'
    vi.restoreAllMocks()
  })

  test('what cannot be shown is reported, and nobody waits for it', async () => {
    wire.say(welcome(eyes(0, ['a'])))
    const broken = new Error('broken')
    client.around = {
      before: () => {
        client.around = { before: () => {}, after: () => {} }
        throw broken
      },
      after: () => {},
    }
    client.play('a')
    wire.say(update(2, eyes(0, ['b'])))
    wire.say(update(3, eyes(0, ['c'])))
    answer({ type: 'ack', number: 2 })
    await settled()
    expect(reported).toHaveBeenCalledExactlyOnceWith(broken)
    expect([client.number, client.busy]).toEqual([3, false])
  })
})
