/** A piece of a drawn line in one look. */
export interface Run {
  text: string
  bold: boolean
  dim: boolean
  italic: boolean
  colour: string
  /** The colour behind it, which the text's colour was chosen for. */
  back: string
}

/** The colours of terminals and some of their shades, as this app shows them. */
const COLOURS: Record<string, string> = {
  black: '#2d2c34',
  red: '#c0392b',
  green: '#2e8b57',
  yellow: '#b8860b',
  blue: '#2d62b3',
  magenta: '#a0418f',
  cyan: '#1a8a8a',
  white: '#8a8a8a',
  grey: '#7a7f8c',
  orange: '#c4651a',
}

const colourOf = (name: string): string => {
  if (name.startsWith('#')) return name
  return COLOURS[name === 'bright_black' ? 'grey' : name.replace(/^bright_|_?\d+$/g, '')] ?? ''
}

const PLAIN: Omit<Run, 'text'> = { bold: false, dim: false, italic: false, colour: '', back: '' }

function styled(base: Omit<Run, 'text'>, style: string): Omit<Run, 'text'> {
  const look = { ...base }
  let behind = false
  for (const word of style.split(' ')) {
    if (word === 'on') behind = true
    else if (word === 'b' || word === 'bold') look.bold = true
    else if (word === 'dim') look.dim = true
    else if (word === 'i' || word === 'italic') look.italic = true
    else if (word === 'reverse') [look.colour, look.back] = [look.back || 'var(--paper)', look.colour || 'var(--ink)']
    else look[behind ? 'back' : 'colour'] = colourOf(word)
  }
  return look
}

/** Rich's markup, as games draw with it: `[bold red]...[/]`, `[/bold]`, and `\[` for a bracket. */
export function runs(line: string): Run[] {
  const found: Run[] = []
  const looks = [PLAIN]
  const add = (text: string): void => {
    const last = found.at(-1)
    const look = looks.at(-1) ?? PLAIN
    if (!text) return
    if (last && (Object.keys(PLAIN) as (keyof typeof PLAIN)[]).every((key) => last[key] === look[key])) last.text += text
    else found.push({ ...look, text })
  }
  let at = 0
  for (const tag of line.matchAll(/(\\*)\[([a-z#/@][^[]*?)\]/g)) {
    const slashes = tag[1] ?? ''
    add(line.slice(at, tag.index) + '\\'.repeat(slashes.length >> 1))
    at = tag.index + tag[0].length
    if (slashes.length % 2) add(tag[0].slice(slashes.length))
    else if (tag[2]?.startsWith('/')) looks.length > 1 && looks.pop()
    else looks.push(styled(looks.at(-1) ?? PLAIN, tag[2] ?? ''))
  }
  add(line.slice(at))
  return found
}

/** The line without its markup. */
export const bare = (line: string): string =>
  runs(line)
    .map((run) => run.text)
    .join('')

/** Finds whole names in a text, longer ones first; very short ones could stand for anything. */
export function mentions(names: readonly string[]): RegExp {
  const ways = names
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${ways.join('|') || '$^'})(?![\\p{L}\\p{N}])`, 'u')
}
