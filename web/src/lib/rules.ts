import type { Clock, OptionInfo, TableInfo } from './types.ts'
import { both, t } from './words.svelte.ts'

/** The clocks one can choose from. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { bank: 300, increment: 5, move: 10 },
  calm: { bank: 900, increment: 15, move: 30 },
  days: { bank: 0, increment: 0, move: 86_400 },
}

/** After how many seconds others may let a bot play for who is away: '' what fits the clock, '0' never. */
export const ABSENT: readonly string[] = ['', '120', '600', '3600', '86400', '0']

/** The options that mean something with so many players and with what is chosen elsewhere. */
export function meaningful(
  options: readonly OptionInfo[],
  players: number,
  value: (option: OptionInfo) => string,
): OptionInfo[] {
  const offered = options.filter((option) => (option.values.length > 1 || option.own) && option.players.includes(players))
  return offered.filter((option) => offered.every((other) => (option.when[other.name] ?? value(other)) === value(other)))
}

export interface Rule {
  title: string
  value: string
  /** As the game is played if nobody chooses anything. */
  usual: boolean
}

/** What was chosen for a table, in words. */
export function rulesOf(options: readonly OptionInfo[], table: TableInfo): Rule[] {
  const chosen = (option: OptionInfo): string => table.options[option.name] ?? option.default
  const rules = meaningful(options, table.seats.length, chosen).map((option) => {
    const value = option.values.find(({ value }) => value === chosen(option))
    return {
      title: both(option.title),
      value: value ? both(value.title) : t('own-file-used'),
      usual: value?.value === option.default,
    }
  })
  const people = table.seats.filter((seat) => seat.kind !== 'bot').length > 1
  return [
    ...rules,
    { title: t('clock'), value: t(`clock-${clockKind(table.clock)}`), usual: table.clock === null },
    { title: t('hints'), value: t(table.hints ? 'hints-yes' : 'hints-no'), usual: table.hints },
    ...(people ? [{ title: t('absent'), value: absentRule(table.absent), usual: table.absent !== null }] : []),
  ]
}

/** What happens to the seat of somebody who is away, in words. */
export function absentRule(seconds: number | null): string {
  if (seconds === null) return t('absent-0')
  const n = (unit: number): number => Math.round(seconds / unit)
  if (seconds >= 86_400) return t('absent-days', { n: n(86_400) })
  if (seconds >= 3600) return t('absent-hours', { n: n(3600) })
  return seconds < 120 ? t('absent-seconds', { n: n(1) }) : t('absent-minutes', { n: n(60) })
}

function clockKind(clock: Clock | null): string {
  const same = (other: Clock | null): boolean =>
    clock === other || (['bank', 'increment', 'move'] as const).every((part) => clock?.[part] === other?.[part])
  return Object.keys(CLOCKS).find((kind) => same(CLOCKS[kind] ?? null)) ?? 'own'
}
