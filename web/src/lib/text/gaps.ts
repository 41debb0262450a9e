/** What need not be said twice: a verb two clauses share is said once. The twin of src/asztal/core/text/gaps.py. */

interface Grammar {
  /** Whether of several sentences only the last one says how all of them end. */
  sharedEnd: boolean
  /** Between players of whom the same is told. */
  between: string
  allClauses(items: readonly string[]): string
  gapped(items: readonly string[]): string
}

/** A word that may be left out: no name, no number, no article, nothing with a sign. */
const plain = (word: string | undefined): boolean => word !== undefined && /^\p{Ll}{4,}$/u.test(word)

/** How many words both begin with and need not be said again. */
function start(one: readonly string[], other: readonly string[]): number {
  let n = 0
  while (one[n] === other[n] && plain(one[n])) n++
  return [one[n], other[n]].every((rest) => rest !== undefined && !rest.startsWith('(')) ? n : 0
}

/** How many words all end with; an amount is never torn from what it counts. */
function end(texts: readonly (readonly string[])[]): number {
  let n = 0
  while (plain(texts[0]?.at(-1 - n)) && new Set(texts.map((words) => words.at(-1 - n))).size === 1) n++
  return texts.every((words) => words.length > n && !/^\d+$/.test(words.at(-1 - n) ?? '')) ? n : 0
}

const without = (text: string, name: string): string[] =>
  (text.startsWith(`${name} `) ? text.slice(name.length + 1) : text).split(' ')

/** Clauses about one player, whose name the first one may begin with. */
export function clauses(texts: readonly string[], name: string, grammar: Grammar): string {
  const groups: string[][] = []
  let begins: string[] = []
  for (const text of texts) {
    const words = text.split(' ')
    const group = groups.at(-1)
    const n = group ? start(begins, words) : 0
    if (group && n) group.push(words.slice(n).join(' '))
    else {
      groups.push([text])
      begins = without(text, name)
    }
  }
  return grammar.allClauses(groups.map((group) => grammar.gapped(group)))
}

/** The same told of several players; null if they share no words. */
export function shares(texts: readonly string[], names: readonly string[], grammar: Grammar): string | null {
  if (texts.some((text, i) => !text.startsWith(`${names[i]} `))) return null
  const rests = texts.map((text, i) => without(text, names[i] ?? ''))
  const [head = [], ...others] = rests
  const first = Math.min(...others.map((rest) => start(head, rest)))
  const last = grammar.sharedEnd ? end(rests) : 0
  if (!first && !last) return null
  const kept = rests.map((rest, i) => rest.slice(i ? first : 0, i === rests.length - 1 ? rest.length : rest.length - last))
  if (kept.some((words) => !words.length)) return null
  return kept.map((words, i) => `${names[i]} ${words.join(' ')}`).join(grammar.between)
}
