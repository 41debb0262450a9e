import { describe, expect, test, vi } from 'vitest'
import { FirstGame } from './first.svelte.ts'
import type { Sitting } from './sitting.svelte.ts'

vi.mock('./settings.svelte.ts', () => ({ store: () => {}, stored: () => null }))

const STEPS = [
  { name: 'goal', at: ['@board'], do: [] },
  { name: 'build', at: [], do: ['build'] },
  { name: 'goods', at: ['@goods'], do: [] },
  { name: 'pass', at: [], do: ['pass'] },
]

/** Somebody who has done so many moves of the script, at a table that lets them take the last one back, or does not. */
function guided(done: number, can: boolean): { first: FirstGame; name: () => string | undefined; undone: () => number } {
  let undone = 0
  const mine = { first: { how: 'on', done }, undo: { can, asks: [] } }
  const client = {
    id: `${done} ${can}`,
    words: { catalogue: { first: { steps: STEPS, minutes: 10 } } },
    mine,
    legal: [{ code: STEPS.flatMap((step) => step.do)[done] ?? '' }],
    busy: false,
    status: 'running',
  }
  const undo = (): void => {
    undone++
  }
  const first = new FirstGame({ client, mood: 'you', undo } as unknown as Sitting)
  return { first, name: () => first.step?.name, undone: () => undone }
}

describe('the bubble before', () => {
  test('what was only read is shown again, and nothing before it that cannot be taken back', async () => {
    const { first, name, undone } = guided(1, false)
    expect([name(), first.canBack]).toEqual(['goods', false])
    first.next()
    expect([name(), first.canBack]).toEqual(['pass', true])
    await first.back()
    expect([name(), first.canBack, first.strayed, undone()]).toEqual(['goods', false, false, 0])
  })

  test('what was done for it is taken back where the table lets one', async () => {
    const { first, undone } = guided(1, true)
    expect(first.canBack).toBe(true)
    await first.back()
    expect(undone()).toBe(1)
  })

  test('before the first bubble there is none', () => {
    expect(guided(0, true).first.canBack).toBe(false)
  })
})
