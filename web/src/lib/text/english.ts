/** English grammar for texts: the twin of src/asztal/core/text/english.py, function by function. */

const LETTERS_WITH_AN = new Set('aefhilmnorsx')
const AN_ALTHOUGH_CONSONANT = ['hour', 'honest', 'honour', 'heir']
const A_ALTHOUGH_VOWEL = ['uni', 'use', 'usu', 'uto', 'eu', 'ewe', 'one', 'once']
const SKIPPED = /^[ \u00a0\t\n*_"'“”‘’(){}[\]<>]+/
const TOKEN = /^(?:[0-9]+|\p{L}+)/u

/** "a card", "an action", "an 8". */
export const withArticle = (name: string): string => `${article(name)} ${name}`

export function article(text: string): string {
  const word = TOKEN.exec(text.replace(SKIPPED, ''))?.[0]
  if (!word) return 'a'
  if (/^[0-9]/.test(word)) return word[0] === '8' || (/^1[18]/.test(word) && word.length % 3 === 2) ? 'an' : 'a'
  const lower = word.toLowerCase()
  if (word.length === 1 || (word === word.toUpperCase() && !/[aeiou]/.test(lower)))
    return LETTERS_WITH_AN.has(lower[0] ?? '') ? 'an' : 'a'
  if (AN_ALTHOUGH_CONSONANT.some((start) => lower.startsWith(start))) return 'an'
  return /^[aeiou]/.test(lower) && !A_ALTHOUGH_VOWEL.some((start) => lower.startsWith(start)) ? 'an' : 'a'
}

/** "1st", "2nd", "3rd", "11th". */
export function ordinal(n: number): string {
  const ending = Math.floor(n / 10) % 10 === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${number(n)}${ending}`
}

/** Digits; from five digits on in groups of three, with a real minus sign. */
export function number(n: number): string {
  const plain = String(Math.abs(n))
  const digits = plain.length >= 5 ? plain.replace(/\B(?=(\d{3})+$)/g, ',') : plain
  return n < 0 ? `\u2212${digits}` : digits
}

export const quoted = (name: string): string => `“${name}”`
/** Clauses with verbs of their own; from three on with a comma before "and". */
export const sharedEnd = false
export const between = '; '
/** What one verb governs; where "and" stands already, "plus". */
export const gapped = (items: readonly string[]): string =>
  listed(items, items.some((item) => item.includes(' and ')) ? ', plus' : ' and')
/** More than one of the same name: "a Forest twice". */
export const several = (name: string, n: number): string => `${withArticle(name)} ${n === 2 ? 'twice' : `${n} times`}`

export const allClauses = (items: readonly string[]): string => listed(items, items.length < 3 ? ' and' : ', and')
export const allOf = (items: readonly string[]): string => listed(items, ' and')
export const oneOf = (items: readonly string[]): string => listed(items, ' or')

function listed(items: readonly string[], last: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last} ${items.at(-1)}`
}
