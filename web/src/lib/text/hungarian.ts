/** Hungarian grammar for texts: the twin of src/asztal/core/text/hungarian.py, function by function. */

const VOWELS = new Set('aáeéiíoóöőuúüű')
const LETTERS_WITH_AZ = new Set('aáeéfiílmnoóöőrsuúüűxy')
const EXCEPTIONS: Record<string, string> = { gyp: 'a', hour: 'az', one: 'a', union: 'a', united: 'a', unity: 'a' }
const SKIPPED = /^[ \u00a0\t\n*_"'„”“»«‘’‚(){}[\]<>×]+/
const NUMBER = /^(?:[0-9]{1,3}(?:[ \u00a0\u202f][0-9]{3})+(?![0-9])|[0-9]+)/
const ROMAN = /^([IVX]+)\./
const FIRST_WORD = /^\p{L}+/u
const OWN_ARTICLE = /^az? \S/i

/** "a Malom", "az Oázis", "az 5"; a name that has its own article keeps just that one. */
export function withArticle(name: string): string {
  return OWN_ARTICLE.test(name.replace(SKIPPED, '')) ? name : `${article(name)} ${name}`
}

export function article(text: string): string {
  const said = text.replace(SKIPPED, '')
  const digits = NUMBER.exec(said)
  if (digits) return articleOfNumber(digits[0].replace(/\D/g, ''))
  const roman = ROMAN.exec(said)
  if (roman?.[1]) return articleOfNumber(String(fromRoman(roman[1])))
  const word = FIRST_WORD.exec(said)
  return word ? articleOfWord(word[0]) : 'a'
}

function articleOfNumber(digits: string): string {
  return digits[0] === '5' || (digits[0] === '1' && digits.length % 3 === 1) ? 'az' : 'a'
}

function articleOfWord(word: string): string {
  const lower = word.toLowerCase()
  const exception = EXCEPTIONS[lower]
  if (exception) return exception
  const first = lower[0] ?? ''
  if (readLetterByLetter(word)) return LETTERS_WITH_AZ.has(first) ? 'az' : 'a'
  if (first === 'y') return VOWELS.has(lower[1] ?? '') ? 'a' : 'az'
  return VOWELS.has(first) ? 'az' : 'a'
}

function readLetterByLetter(word: string): boolean {
  return word.length === 1 || (word === word.toUpperCase() && ![...word.toLowerCase()].some((letter) => VOWELS.has(letter)))
}

function fromRoman(text: string): number {
  const values = [...text].map((letter) => ({ I: 1, V: 5, X: 10 })[letter] ?? 0)
  return values.reduce((sum, now, i) => sum + (now < (values[i + 1] ?? 0) ? -now : now), 0)
}

// Suffixes on a number follow its last spoken part. Order: accusative, times, -s adjective, -val/-vel.
type Suffixes = readonly [string, string, string, string]
const UNITS: readonly Suffixes[] = [
  ['t', 'szor', 's', 'val'],
  ['et', 'szer', 'es', 'gyel'],
  ['t', 'szer', 'es', 'vel'],
  ['at', 'szor', 'as', 'mal'],
  ['et', 'szer', 'es', 'gyel'],
  ['öt', 'ször', 'ös', 'tel'],
  ['ot', 'szor', 'os', 'tal'],
  ['et', 'szer', 'es', 'tel'],
  ['at', 'szor', 'as', 'cal'],
  ['et', 'szer', 'es', 'cel'],
]
const TENS: readonly Suffixes[] = [
  ['et', 'szer', 'es', 'zel'],
  ['at', 'szor', 'as', 'szal'],
  ['at', 'szor', 'as', 'cal'],
  ['et', 'szer', 'es', 'nel'],
  ['et', 'szer', 'es', 'nel'],
  ['at', 'szor', 'as', 'nal'],
  ['et', 'szer', 'es', 'nel'],
  ['at', 'szor', 'as', 'nal'],
  ['et', 'szer', 'es', 'nel'],
]
const HUNDRED: Suffixes = ['at', 'szor', 'as', 'zal']
const THOUSAND: Suffixes = ['et', 'szer', 'es', 'rel']
const MILLION: Suffixes = ['t', 'szor', 's', 'val']

function suffixes(signed: number): Suffixes {
  const n = Math.abs(signed)
  if (n % 10 || n === 0) return UNITS[n % 10] ?? MILLION
  if (n % 100) return TENS[(Math.floor(n / 10) % 10) - 1] ?? MILLION
  if (n % 1000) return HUNDRED
  return n % 1_000_000 ? THOUSAND : MILLION
}

/** "9-et", "2-t", "5-öt". */
export const accusative = (n: number): string => `${number(n)}-${suffixes(n)[0]}`
/** "3-szor"; once and twice are written out. */
export const times = (n: number): string => (n === 1 ? 'egyszer' : n === 2 ? 'kétszer' : `${number(n)}-${suffixes(n)[1]}`)
/** "9-es", "20-as". */
export const adjective = (n: number): string => `${number(n)}-${suffixes(n)[2]}`
/** "1-gyel", "3-mal". */
export const instrumental = (n: number): string => `${number(n)}-${suffixes(n)[3]}`
/** "3." */
export const ordinal = (n: number): string => `${number(n)}.`

/** Digits; from five digits on in groups of three, with a real minus sign. */
export function number(n: number): string {
  const plain = String(Math.abs(n))
  const digits = plain.length >= 5 ? plain.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : plain
  return n < 0 ? `\u2212${digits}` : digits
}

export const quoted = (name: string): string => `„${name.replaceAll('„', '»').replaceAll('”', '«')}”`
/** Clauses with verbs of their own take a comma before "és". */
/** Of several sentences only the last one says how all of them end. */
export const sharedEnd = true
export const between = ', '
/** What one verb governs; where "és" stands already, "valamint". */
export const gapped = (items: readonly string[]): string =>
  listed(items, items.some((item) => item.includes(' és ')) ? ', valamint' : ' és')
const NUMERALS: Readonly<Record<number, string>> = { 2: 'két', 3: 'három', 4: 'négy', 5: 'öt', 6: 'hat' }
/** More than one of the same name, with the article: "a két Erdő". */
export const several = (name: string, n: number): string => `${withArticle(NUMERALS[n] ?? String(n))} ${name}`

export const allClauses = (items: readonly string[]): string => listed(items, ', és')
export const allOf = (items: readonly string[]): string => listed(items, ' és')
export const oneOf = (items: readonly string[]): string => listed(items, ' vagy')

function listed(items: readonly string[], last: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last} ${items.at(-1)}`
}
