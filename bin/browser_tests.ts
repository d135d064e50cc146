/*
 * Runs the tests that click through the production build in a real browser. One site and one
 * browser serve them all. Names of suites (`stories`, `pages`, `screens`) run these alone.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { startSiteAndBrowser, stopSiteAndBrowser } from '#tests/support/browser/shared_site'
import { summary } from '#tests/support/runner/summary'

/** Told on every database: the journey, payments, what must survive a bad line or a killed server. */
const stories = { name: 'stories', files: 'tests/browser/*.spec.ts' }
/** What pages do, and whose rules the functional tests check on both databases. */
const pages = { name: 'pages', files: 'tests/browser/{nodes,pages}/*.spec.ts' }
/** What axe finds; it asks much of a processor, and nothing of the clock. */
const screens = { name: 'screens', files: 'tests/browser/screens/*.spec.ts' }

processCLIArgs(process.argv.slice(2))
configure({
  suites: [stories, pages, screens],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 240_000,
  setup: [startSiteAndBrowser],
  teardown: [stopSiteAndBrowser],
  forceExit: true,
})
await run()
