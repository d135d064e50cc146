import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'

/** Minified: every page that is opened reads it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Loads axe into the open document; the next document needs it again. */
export async function loadAxe(page: Page) {
  await page.evaluate(source)
}

/** The violations that axe finds, one line each; by its default rules, or by some. */
export function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { ...(rules && { runOnly: rules }), resultTypes: ['violations'] }
  return page.evaluate(`axe
    .run(${JSON.stringify(options)})
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target))`)
}
