import type { Page } from 'playwright'

/**
 * Waits, frame by frame, until an expression holds on the page. Playwright's waitForFunction
 * evaluates anew for each look, which the site's security policy forbids.
 */
export async function waitUntilTrue(page: Page, expression: string) {
  await page.evaluate(`new Promise((proceed) => {
    const look = () => (${expression}) ? proceed() : requestAnimationFrame(look)
    look()
  })`)
}
