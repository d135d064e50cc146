import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { launchChromium } from '#tests/support/browser/chromium'
import { closedWarningCookie } from '#tests/support/browser/entry_warning'
import { openHydrated } from '#tests/support/browser/hydration'
import { allowManySignUps, siteUrl, startSharedSite } from '#tests/support/site/shared_site'

export { runAtSite, runSqlAtSite, siteEnvironment, siteUrl } from '#tests/support/site/shared_site'

/** In milliseconds; long, as a page may load slowly on a busy machine. */
const timeout = 60_000

let browser: Browser

/** Starts the site and the browser that all browser tests share. */
export async function startSiteAndBrowser() {
  const starting = launchChromium()
  // From level info on, so that the lines of all requests are watched for secrets.
  const [stopSite] = await Promise.all([startSharedSite({ LOG_LEVEL: 'info' }), starting])
  browser = await starting
  await allowManySignUps()
  return async () => {
    await browser.close()
    await stopSite()
  }
}

/** A separate browser context, of a visitor who has been here before. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newFirstTimeVisitor(options)
  await context.addCookies([closedWarningCookie(options.baseURL ?? siteUrl())])
  return context
}

/** A page of such a visitor, in a context of its own. */
export async function visitorPage(options: BrowserContextOptions = {}) {
  const context = await newVisitor(options)
  return context.newPage()
}

/** A separate browser context, of a visitor on the first visit. */
export async function newFirstTimeVisitor(
  options: BrowserContextOptions = {}
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: siteUrl(), locale: 'en-GB', ...options })
  context.setDefaultTimeout(timeout)
  if (options.javaScriptEnabled !== false) openHydrated(context)
  return context
}
