import type { Language } from './text/speaker.ts'

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was, in words; null: just now. */
export function ago(at: number, now: number, language: Language): string | null {
  for (const [unit, ms] of STEPS) {
    const n = Math.floor((now - at) / ms)
    if (n > 0) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-n, unit)
  }
  return null
}
