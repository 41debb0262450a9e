/**
 * What was told anew, made of what was known wherever both say the same: every update is a whole picture of the table, most of which has
 * not changed, and what is the same object is not drawn anew.
 */
export function kept<T>(known: unknown, told: T): T {
  if (Object.is(known, told)) return told
  if (!known || !told || typeof known !== 'object' || typeof told !== 'object') return told
  if (Array.isArray(told)) return Array.isArray(known) ? (keptAll(known, told) as T) : told
  if (Array.isArray(known)) return told
  const [before, now] = [known as Record<string, unknown>, told as Record<string, unknown>]
  const names = Object.keys(now)
  let same = names.length === Object.keys(before).length
  for (const name of names) {
    const part = kept(before[name], now[name])
    now[name] = part
    same &&= part === before[name] && name in before
  }
  return same ? (known as T) : told
}

function keptAll(before: unknown[], now: unknown[]): unknown[] {
  let same = before.length === now.length
  for (const [place, one] of now.entries()) {
    const part = kept(before[place], one)
    now[place] = part
    same &&= part === before[place]
  }
  return same ? before : now
}
