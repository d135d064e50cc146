import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { launchChromium } from '#tests/support/browser/chromium'
import { runSql } from '#tests/support/site/run_sql'
import { closedWarningCookie } from '#tests/support/browser/entry_warning'
import { startSite, type RunningSite } from '#tests/support/site/running_site'

/** Milliseconds: a page of a busy machine may take long to come alive. */
const patience = 60_000

let site: RunningSite
let browser: Browser

/** Starts the one site and the one browser that all browser tests share. */
export async function startSiteAndBrowser() {
  ;[site, browser] = await Promise.all([startSite(), launchChromium()])
}

export async function stopSiteAndBrowser() {
  await browser?.close()
  await site?.stop()
}

/** A person's own browser: nothing in it is known to anybody else. They have been here before. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newFirstTimeVisitor(options)
  await context.addCookies([closedWarningCookie(options.baseURL ?? site.url)])
  return context
}

/** As `newVisitor`, on the first visit. */
export async function newFirstTimeVisitor(
  options: BrowserContextOptions = {}
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB', ...options })
  context.setDefaultTimeout(patience)
  return context
}

/** Runs a command on the database of the site; fails when the command does. */
export function runAtSite(...command: string[]) {
  return site.ace(...command)
}

/** Asks or changes the database of the site behind its back. */
export function runSqlAtSite(sql: string) {
  return runSql(site.env, sql)
}

export function siteUrl() {
  return site.url
}
