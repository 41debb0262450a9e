import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * Files ending in `.icons` list icon names, one on each line; importing one gives { name: SVG body } of just these.
 * So only the icons somebody uses end up in the bundle, each in the chunk of the board that needs it.
 * Where the content of a game says which picture a card shows, `cards.toml?art=0` and `?art=1` give the icons
 * its `art = "..."` lines name, one half each, so that no file gets large.
 */
export function icons(): Plugin {
  const require = createRequire(import.meta.url)
  let set: Record<string, string> | undefined
  const bodies = (): Record<string, string> => {
    if (!set) {
      const all = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
        icons: Record<string, { body: string }>
        aliases?: Record<string, { parent: string }>
      }
      const own = JSON.parse(readFileSync(new URL('./own-icons.json', import.meta.url), 'utf8')) as Record<string, string>
      set = Object.fromEntries(Object.entries(all.icons).map(([name, icon]) => [name, icon.body]))
      for (const [name, alias] of Object.entries(all.aliases ?? {})) set[name] ??= set[alias.parent] ?? ''
      Object.assign(set, own)
    }
    return set
  }
  return {
    name: 'asztal-icons',
    load(id) {
      const [file = id, query] = id.split('?')
      const half = file.endsWith('.toml') ? /^art=([01])$/.exec(query ?? '')?.[1] : undefined
      if (!file.endsWith('.icons') && half === undefined) return null
      const text = readFileSync(file, 'utf8')
      const names = half
        ? [...text.matchAll(/^art\s*=\s*"([^"]+)"/gm)].map(([, name = '']) => name).filter((_, i) => i % 2 === Number(half))
        : text.split(/\s+/).filter((name) => name && !name.startsWith('#'))
      const found: Record<string, string> = {}
      for (const name of names) {
        const body = bodies()[name]
        if (!body) throw new Error(`${file}: there is no icon '${name}'`)
        found[name] = body
      }
      return `export default ${JSON.stringify(found)}`
    },
  }
}
