import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Finding {
  id: string
  impact: string | null
  nodes: { html: string; failureSummary: string }[]
}

/** axe finds nothing serious or critical, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half a megabyte: once for each page.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source)
  const findings = await page.evaluate<Finding[]>(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) })))`)
  const serious = findings.filter((finding) => finding.impact === 'serious' || finding.impact === 'critical')
  expect(serious).toEqual([])
  await expectNoSideways(page)
}

export async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate<string[]>(`[...document.querySelectorAll('body, main, .scroller, .message-body, .container')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.className || element.tagName)`)
  expect(wide).toEqual([])
}
