import type { ClockNow } from './types.ts'

/** Milliseconds left until the seat loses on time: the free time of this move runs down first, then the bank. */
export function timeLeft(clock: ClockNow, toldAt: number, now: number): number {
  const left = clock.left_ms + clock.move_ms
  return clock.running ? Math.max(0, left - (now - toldAt)) : left
}

/** "4:07", "1:02:30". */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (n: number): string => String(n).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
