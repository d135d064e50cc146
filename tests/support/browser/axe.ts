import axe from 'axe-core'
import type { Page } from 'playwright'

/** Puts axe into the document that is open: it stays until another one is. */
export async function bringAxe(page: Page) {
  await page.evaluate(axe.source)
}

/** What axe finds, as one line each: by all its usual rules, or by some. */
export function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { ...(rules && { runOnly: rules }), resultTypes: ['violations'] }
  return page.evaluate(`axe
    .run(${JSON.stringify(options)})
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target))`)
}
