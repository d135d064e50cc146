import type { Page } from 'playwright'
import { waitUntil } from '#tests/browser/story/wait_until'

/** Sets a global variable, which a reload would remove. */
export function markPage(page: Page) {
  return page.evaluate(() => Object.assign(globalThis, { stillHere: true }))
}

export function isMarked(page: Page) {
  return page.evaluate(() => 'stillHere' in globalThis)
}

/** The unread number in the window title. */
export async function waitingInTitle(page: Page) {
  const title = await page.title()
  return Number(/^\((\d+)\) /.exec(title)?.[1] ?? 0)
}

export async function seesInTitle(page: Page, count: number) {
  await waitUntil(async () => (await waitingInTitle(page)) === count, `(${count}) in the title`)
}
