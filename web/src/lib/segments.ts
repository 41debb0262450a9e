/** A part of a sentence: plain, or standing for an item or a player. */
export interface Segment {
  text: string
  item?: string
  seat?: number
}

export interface Mention {
  text: string
  item?: string
  seat?: number
}

/** Cuts a sentence where it mentions something; longer mentions first, each place belongs to one mention. */
export function segments(sentence: string, mentions: readonly Mention[]): Segment[] {
  let parts: Segment[] = [{ text: sentence }]
  for (const mention of [...mentions].sort((a, b) => b.text.length - a.text.length)) {
    if (!mention.text) continue
    parts = parts.flatMap((part) => (part.item !== undefined || part.seat !== undefined ? [part] : cut(part.text, mention)))
  }
  return parts
}

function cut(text: string, mention: Mention): Segment[] {
  const at = placeIn(text.toLocaleLowerCase(), mention)
  if (at < 0) return [{ text }]
  const end = at + mention.text.length
  const { text: _, ...what } = mention
  return [
    ...(at ? [{ text: text.slice(0, at) }] : []),
    { text: text.slice(at, end), ...what },
    ...(end < text.length ? [{ text: text.slice(end) }] : []),
  ]
}

const LETTER = /\p{L}/u
/** A word so short could be a part of another one: "te" in "elvette" or "termeltél". */
const SHORT = 3

/** Where a mention begins: at the beginning of a word. Endings may follow, but for players with the shortest of names. */
function placeIn(text: string, { text: named, seat }: Mention): number {
  const wanted = named.toLocaleLowerCase()
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const after = text[at + wanted.length] ?? ''
    const ends = seat === undefined || wanted.length > SHORT || !LETTER.test(after)
    if (!LETTER.test(text[at - 1] ?? '') && ends) return at
  }
  return -1
}
