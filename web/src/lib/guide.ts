import MarkdownIt from 'markdown-it'
import { type Drawing, escaped, HEIGHT, WIDTH } from './drawing.ts'

/** Guides are Markdown. They bring no markup of their own, and their links lead to sections or the web, nowhere else. */
const reader = new MarkdownIt({ html: false })
reader.validateLink = (address) => /^(#|https?:|picture:)/.test(address)

const MARK = / \{#([\w-]+)\}\s*$/

// A heading may say under which name it is found: ## Round {#round}. The page around a guide has the first level for itself.
reader.core.ruler.push('headings', ({ tokens }) => {
  tokens.forEach((token, place) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return
    token.tag = `h${Math.min(Number(token.tag.slice(1)) + 1, 5)}`
    if (token.type === 'heading_close') return
    const words = tokens[place + 1]?.children?.at(-1)
    const id = MARK.exec(words?.content ?? '')?.[1]
    if (!words || !id) return
    token.attrSet('id', id)
    words.content = words.content.replace(MARK, '')
  })
})

// On a small screen a wide table, or a long line of a file, is moved by itself, also with the keyboard.
reader.renderer.rules.table_open = () => '<div class="scroll" tabindex="0" role="group"><table>\n'
reader.renderer.rules.table_close = () => '</table></div>\n'
reader.renderer.rules.fence = (tokens, place) =>
  `<pre class="scroll" tabindex="0" role="group"><code>${reader.utils.escapeHtml(tokens[place]?.content ?? '')}</code></pre>\n`

// ![what is seen](picture:name "word | word"): a drawing of the game's own with these words in it. Other images there are none.
reader.renderer.rules.image = (tokens, place, _options, env) => {
  const token = tokens[place]
  const pictures = (env as { pictures: Record<string, Drawing> }).pictures
  const drawing = pictures[String(token?.attrGet('src')).replace('picture:', '')]
  if (!token || !drawing) return ''
  const words = String(token.attrGet('title') ?? '').split(' | ')
  const seen = `class="picture" role="img" aria-label="${escaped(token.content)}"`
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" ${seen}>${drawing(words)}</svg>`
}

export const html = (source: string, pictures: Record<string, Drawing> = {}): string => reader.render(source, { pictures })

export interface Section {
  id: string
  title: string
  level: number
}

/** Headings marked {#id}, in order. */
export function sections(source: string): Section[] {
  const tokens = reader.parse(source, {})
  return tokens.flatMap((token, place) => {
    const id = token.type === 'heading_open' ? token.attrGet('id') : null
    const title = (tokens[place + 1]?.children ?? []).map(({ content }) => content).join('')
    return id ? [{ id: String(id), title, level: token.markup.length }] : []
  })
}

export interface Found extends Section {
  /** A little of the text around the first word found. */
  excerpt: string
}

/** Without accents and capitals: who looks for "epites" means "építés". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

const AROUND = 60
/** The marks of Markdown say nothing to a reader. */
const bare = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)|\{#[\w-]+\}|\]\(#?[^)]*\)/g, '')
    .replace(/[*_`#[\]|>]|:?-{3,}:?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The sections in which all these words stand, those first whose titles have them. */
export function search(source: string, wanted: string): Found[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const found = sections(source).flatMap((section, place, all) => {
    const from = source.indexOf(`{#${section.id}}`)
    const next = all[place + 1]
    const text = bare(source.slice(from, next ? source.indexOf(`{#${next.id}}`) : undefined).replace(/\n#+[^\n]*$/, ''))
    const title = folded(section.title)
    const body = folded(text)
    if (!words.every((word) => title.includes(word) || body.includes(word))) return []
    const at = Math.max(0, body.indexOf(words.find((word) => body.includes(word)) ?? ''))
    const begin = Math.max(0, text.lastIndexOf(' ', at - AROUND / 2))
    const excerpt = `${begin ? '… ' : ''}${text.slice(begin, at + AROUND).trim()} …`
    return [{ ...section, excerpt, titled: words.some((word) => title.includes(word)) }]
  })
  return found.sort((one, other) => Number(other.titled) - Number(one.titled))
}
