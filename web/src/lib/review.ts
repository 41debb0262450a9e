import type { Moment, Review, Turn } from './types.ts'

/** A turning point with what belongs to it. */
export interface Turned extends Turn {
  number: number
  at: Moment
}

/** The turning points of a seat, in the order of the game. */
export const turnsOf = (review: Review, seat: number): Turned[] =>
  (review.turns[seat] ?? []).flatMap((turn, i) => {
    const at = review.moments[turn.moment]
    return at ? [{ ...turn, number: i + 1, at }] : []
  })

/** What a seat could expect at a step: at the last point of the curve before it. */
export const expectedAt = (review: Review, seat: number, step: number): number =>
  review.curve.findLast((point) => point.step <= step)?.expected[seat] ?? 0

/** "12.3", in Hungarian "12,3"; a change has its sign. */
export function figure(points: number, language: string, signed = false): string {
  const text = Math.abs(points).toFixed(1)
  const sign = points < -0.04 ? '−' : signed && points > 0.04 ? '+' : ''
  return sign + (language === 'hu' ? text.replace('.', ',') : text)
}

/** Labels at the ends of lines, moved apart so that none hides another; in the order they were given. */
export function apart(places: readonly number[], least: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const found = [...places]
  let last = Number.NEGATIVE_INFINITY
  for (const i of order) {
    last = Math.max(places[i] ?? 0, last + least)
    found[i] = last
  }
  return found
}

/** The curve as comma-separated values: a row for every decision. */
export function asCsv(review: Review, language: 'en' | 'hu'): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const rows = review.curve.map((point, i) => {
    const moment = review.moments[i]
    return [
      point.step,
      point.round,
      ...point.expected,
      moment ? quoted(review.seats[moment.seat] ?? '') : '',
      moment ? quoted(moment.label[language] ?? moment.code) : '',
      moment?.best ? quoted(moment.best.label[language] ?? moment.best.code) : '',
      moment ? moment.gap : '',
      moment?.why[language] ? quoted(moment.why[language]) : '',
    ].join(',')
  })
  const heads = ['step', 'round', ...review.seats.map(quoted), 'seat', 'move', 'better', 'lost', 'why']
  return `${[heads.join(','), ...rows].join('\n')}\n`
}
