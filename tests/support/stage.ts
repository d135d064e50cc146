import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { launchChromium } from '#tests/support/chromium'
import { startSite, type RunningSite } from '#tests/support/site'

let site: RunningSite
let browser: Browser

/** Starts the one site and the one browser that all browser tests share. */
export async function openStage() {
  ;[site, browser] = await Promise.all([startSite(), launchChromium()])
}

export async function closeStage() {
  await browser?.close()
  await site?.stop()
}

/** A person's own browser: nothing in it is known to anybody else. */
export function newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ baseURL: site.url, locale: 'en-GB', ...options })
}

export function siteUrl() {
  return site.url
}
