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
  const at = text.toLocaleLowerCase().indexOf(mention.text.toLocaleLowerCase())
  if (at < 0) return [{ text }]
  const end = at + mention.text.length
  const { text: _, ...what } = mention
  return [
    ...(at ? [{ text: text.slice(0, at) }] : []),
    { text: text.slice(at, end), ...what },
    ...(end < text.length ? [{ text: text.slice(end) }] : []),
  ]
}
