import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  id: string
  impact: string | null
  nodes: { html: string; failureSummary?: string }[]
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds out from colours: all that another theme of the same page can change. */
export const COLOURS = ['color-contrast', 'link-in-text-block'] as const

/** axe-core on a page: what it calls serious or critical; of some rules only, if they are named. */
export const AxeBuilder = {
  async serious(page: Page, rules?: readonly string[]): Promise<string[]> {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
    const findings = await page.evaluate(
      async (options) => {
        const { axe } = globalThis as unknown as {
          axe: { run: (where: Document, options: object) => Promise<{ violations: Finding[] }> }
        }
        return (await axe.run(document, options)).violations
      },
      {
        runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
        resultTypes: ['violations'],
      },
    )
    return findings
      .filter((finding) => finding.impact === 'serious' || finding.impact === 'critical')
      .flatMap((finding) =>
        finding.nodes
          .slice(0, 3)
          .map(
            (node) =>
              `${finding.id}: ${node.html.slice(0, 160)} ${node.failureSummary?.replace(/\s+/g, ' ').slice(0, 220) ?? ''}`,
          ),
      )
  },
}
