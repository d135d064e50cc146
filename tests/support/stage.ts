import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { launchChromium } from '#tests/support/chromium'
import { runSql } from '#tests/support/site_database'
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
