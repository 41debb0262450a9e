/** The small part of Markdown our guides use, as HTML. Text is escaped first: a guide cannot bring markup of its own. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(„“])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((#[\w-]+|https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')
}

export interface Section {
  id: string
  title: string
  level: number
}

/** Headings marked {#id}, in order. */
export function sections(source: string): Section[] {
  return [...source.matchAll(/^(#{2,4}) (.+?) \{#([\w-]+)\}\s*$/gm)].map(([, marks = '', title = '', id = '']) => ({
    id,
    title,
    level: marks.length,
  }))
}

export function html(source: string): string {
  const out: string[] = []
  const lines = source.split('\n')
  let paragraph: string[] = []
  const flush = (): void => {
    if (paragraph.length) out.push(`<p>${inline(paragraph.join(' '))}</p>`)
    paragraph = []
  }
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const heading = /^(#{1,4}) (.+?)(?: \{#([\w-]+)\})?\s*$/.exec(line)
    if (heading) {
      flush()
      const level = Math.min((heading[1] ?? '').length + 1, 5)
      out.push(`<h${level}${heading[3] ? ` id="${heading[3]}"` : ''}>${inline(heading[2] ?? '')}</h${level}>`)
    } else if (line.startsWith('|')) {
      flush()
      const rows: string[] = []
      for (; lines[i]?.startsWith('|'); i++) rows.push(lines[i] ?? '')
      i--
      out.push(table(rows))
    } else if (/^(\s*)([-*]|\d+\.) /.test(line)) {
      flush()
      const items: string[] = []
      for (; i < lines.length && /^\s*\S/.test(lines[i] ?? '') && !/^[#|]/.test(lines[i] ?? ''); i++) items.push(lines[i] ?? '')
      i--
      out.push(list(items))
    } else if (line.startsWith('> ')) {
      flush()
      const quote: string[] = []
      for (; lines[i]?.startsWith('>'); i++) quote.push((lines[i] ?? '').replace(/^> ?/, ''))
      i--
      out.push(`<blockquote><p>${inline(quote.join(' '))}</p></blockquote>`)
    } else if (line.trim() === '') {
      flush()
    } else {
      paragraph.push(line.trim())
    }
  }
  flush()
  return out.join('\n')
}

function cells(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))
}

function table(rows: readonly string[]): string {
  const body = rows.filter((row) => !/^\|[\s|:-]+\|?$/.test(row)).map(cells)
  const [head = [], ...rest] = body
  const line = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<div class="scroll" tabindex="0" role="group"><table><thead>${line('th', head)}</thead><tbody>${rest.map((row) => line('td', row)).join('')}</tbody></table></div>`
}

function list(lines: readonly string[]): string {
  const ordered = /^\s*\d+\./.test(lines[0] ?? '')
  const items: string[] = []
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line)
    if (item) items.push(item[1] ?? '')
    else items[items.length - 1] += ` ${line.trim()}`
  }
  const tag = ordered ? 'ol' : 'ul'
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`
}
