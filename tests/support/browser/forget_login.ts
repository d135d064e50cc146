import type { Page } from 'playwright'

/**
 * Drops all cookies but that of the entry warning, which would come up again and cover the page. No page is open
 * meanwhile: one that finds itself logged out goes to the login by itself.
 */
export async function forgetLogin(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies({ name: /^(?!hide-site-entry-warning$)/ })
}
