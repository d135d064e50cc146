import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'

/** Minified: every page that is opened reads it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Puts axe into the document that is open: it stays until another one is. */
export async function loadAxe(page: Page) {
  await page.evaluate(source)
}

/** What axe finds, as one line each: by all its usual rules, or by some. */
export function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { ...(rules && { runOnly: rules }), resultTypes: ['violations'] }
  return page.evaluate(`axe
    .run(${JSON.stringify(options)})
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target))`)
}
