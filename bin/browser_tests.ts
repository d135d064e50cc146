/*
 * Runs the tests that click through the production build in a real browser. One site and one
 * browser serve them all. Names of suites (`stories`, `pages`, `screens`) run these alone.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import type { Suite } from '@japa/runner/core'
import { spec } from '@japa/runner/reporters'
import { runAtSite, startSiteAndBrowser } from '#tests/support/browser/shared_site'
import { summary } from '#tests/support/runner/summary'

/** Runs on every database: the journey, payments, and recovery from bad connections and crashes. */
const stories = { name: 'stories', files: 'tests/browser/*.spec.ts', configure: verifyLedger }
/** The behaviour of pages; the functional tests check their rules on both databases. */
const pages = { name: 'pages', files: 'tests/browser/pages/*.spec.ts' }
/** Pages that seldom change, or are slow to test. */
const pagesWhole = { name: 'pages_whole', files: 'tests/browser/pages_whole/*.spec.ts' }
/** Accessibility tests with axe: heavy on the processor, not sensitive to timing. */
const screens = { name: 'screens', files: 'tests/browser/screens/*.spec.ts' }

processCLIArgs(process.argv.slice(2))
configure({
  suites: [stories, pages, pagesWhole, screens],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 240_000,
  setup: [startSiteAndBrowser],
  forceExit: true,
})
await run()

/** Whatever was bought and written, the ledger agrees with all balances. */
function verifyLedger(suite: Suite) {
  suite.teardown(() => runAtSite('ledger:verify'))
}
