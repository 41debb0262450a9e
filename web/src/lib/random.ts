/** The same picture for the same name, every time. */
export function seeded(name: string): () => number {
  let state = 2166136261
  for (const sign of name) state = Math.imul(state ^ sign.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}
