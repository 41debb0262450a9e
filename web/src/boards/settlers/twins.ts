import type { Location } from './types.ts'

/** What the rules prefer among equal locations: the greater, the better; null if it is not meant at all. */
type Worth = (location: Location) => number | null

const guards = ({ defended, samurai }: Location): number => Number(defended) + Number(samurai)

/**
 * Moves name a printing, not a piece. These are the rules' own tie-breaks (`weakest`, `readiest`, `target`, `own`, `give`, `defend` of the
 * game), so that of two equal locations the one that lights up is the one it will be.
 */
function worth(kind: string, step: string, seat: number): Worth {
  switch (kind) {
    case 'raze':
      return (one) => -(guards(one) * 4 + one.used)
    case 'activate':
    case 'activate-twice': {
      const times = kind === 'activate' ? 1 : 2
      return (one) => (one.blocked || one.used + times > one.uses ? null : one.used + (one.taken_from === null ? 0 : 4))
    }
    case 'defend':
      return (one) => (one.defended ? null : -one.used)
    case 'samurai':
      return (one) => (one.samurai ? null : 0)
    case 'give':
      return (one) => (one.taken_from === null ? one.used * 2 + Number(one.blocked) + (guards(one) ? 0 : 8) : null)
    case 'choose':
      return step === 'samurai' ? (one) => (one.samurai ? null : 0) : step === 'lose' ? () => 0 : (one) => one.used
    case 'target':
      return (one) => ((step === 'block' && one.blocked) || (step === 'route-deal' && one.routes.includes(seat)) ? null : -one.used)
    case 'route':
      return (one) => (one.routes.length ? 0 : null)
    default:
      return () => 0
  }
}

/** Which of a side's locations a move means, by its place among them; -1 if none. */
export function meant(kind: string, step: string, card: string, locations: readonly Location[], seat: number): number {
  const value = worth(kind, step, seat)
  let best = -1
  let most = -Infinity
  for (const [index, location] of locations.entries()) {
    const now = location.card === card ? value(location) : null
    if (now !== null && now > most) [best, most] = [index, now]
  }
  return best
}
