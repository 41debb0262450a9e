import MarkdownIt from 'markdown-it'

/** Guides are Markdown. They bring no markup of their own, and their links lead to sections or the web, nowhere else. */
const reader = new MarkdownIt({ html: false })
reader.validateLink = (address) => /^(#|https?:)/.test(address)

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

export const html = (source: string): string => reader.render(source)

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
