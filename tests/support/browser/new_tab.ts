import type { Locator } from 'playwright'

/**
 * Follows a link that opens a tab. Answers the tab once it is loaded: before its styles are, things that
 * a page shows at another width are visible as well.
 */
export async function openNewTab(link: Locator) {
  const opening = link.page().context().waitForEvent('page')
  await link.click()
  const tab = await opening
  await tab.waitForLoadState()
  return tab
}
