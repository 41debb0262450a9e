import type { Clock, OptionInfo, TableInfo } from './types.ts'
import { both, t } from './words.svelte.ts'

/** The clocks one can choose from. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { bank: 300, increment: 5, move: 10 },
  calm: { bank: 900, increment: 15, move: 30 },
  days: { bank: 0, increment: 0, move: 86_400 },
}

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
  return [...rules, { title: t('clock'), value: t(`clock-${clockKind(table.clock)}`), usual: table.clock === null }]
}

function clockKind(clock: Clock | null): string {
  const same = (other: Clock | null): boolean =>
    clock === other || (['bank', 'increment', 'move'] as const).every((part) => clock?.[part] === other?.[part])
  return Object.keys(CLOCKS).find((kind) => same(CLOCKS[kind] ?? null)) ?? 'own'
}
