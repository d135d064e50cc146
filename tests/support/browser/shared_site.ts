import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { launchChromium } from '#tests/support/browser/chromium'
import { runSql } from '#tests/support/site/run_sql'
import { closedWarningCookie } from '#tests/support/browser/entry_warning'
import { openHydrated } from '#tests/support/browser/hydration'
import { startSite, type RunningSite } from '#tests/support/site/running_site'

/** In milliseconds; long, as a page may load slowly on a busy machine. */
const patience = 60_000

let site: RunningSite
let browser: Browser

/** Starts the site and the browser that all browser tests share. */
export async function startSiteAndBrowser() {
  // From level info on, so that the lines of all requests are watched for secrets.
  ;[site, browser] = await Promise.all([startSite({ LOG_LEVEL: 'info' }), launchChromium()])
  await runSqlAtSite(manySignUps)
}

/** All tests sign up from the same address, and more often than one network may in an hour. */
const manySignUps = `insert into settings (site_id, name, value)
  select id, 'signups_per_hour', '1000' from sites`

export async function stopSiteAndBrowser() {
  await browser?.close()
  await site?.stop()
}

/** A separate browser context, of a visitor who has been here before. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newFirstTimeVisitor(options)
  await context.addCookies([closedWarningCookie(options.baseURL ?? site.url)])
  return context
}

/** A separate browser context, of a visitor on the first visit. */
export async function newFirstTimeVisitor(
  options: BrowserContextOptions = {}
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB', ...options })
  context.setDefaultTimeout(patience)
  if (options.javaScriptEnabled !== false) openHydrated(context)
  return context
}

/** Runs a command on the shared site; fails when the command does. */
export async function runAtSite(...command: string[]) {
  await site.ace(...command)
}

/** The environment of the shared site, for commands with another one. */
export function siteEnvironment() {
  return site.env
}

/** Runs a statement directly on the database of the shared site. */
export function runSqlAtSite(sql: string) {
  return runSql(site.env, sql)
}

export function siteUrl() {
  return site.url
}
