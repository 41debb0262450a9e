import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  id: string
  impact: string | null
  nodes: { html: string; failureSummary?: string }[]
}

/** axe-core on a page: what it calls serious or critical. */
export const AxeBuilder = {
  async serious(page: Page): Promise<string[]> {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
    const findings = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run: (where: Document, options: object) => Promise<{ violations: Finding[] }> }
      }
      return (await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }))
        .violations
    })
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
