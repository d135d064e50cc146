import type { Page } from 'playwright'

/** Hides a tab, as when its reader looks at another one. */
export function hideTab(page: Page) {
  return setVisibility(page, 'hidden')
}

export function showTab(page: Page) {
  return setVisibility(page, 'visible')
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { get: () => '${state}', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))`)
}
