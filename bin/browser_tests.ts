/*
 * Runs the tests that click through the production build in a real browser. One site and one
 * browser serve them all. Names of suites (`stories`, `pages`, `screens`) run these alone.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { startSiteAndBrowser, stopSiteAndBrowser } from '#tests/support/browser/shared_site'
import { summary } from '#tests/support/runner/summary'

/** Runs on every database: the journey, payments, and recovery from bad connections and crashes. */
const stories = { name: 'stories', files: 'tests/browser/*.spec.ts' }
/** The behaviour of pages; the functional tests check their rules on both databases. */
const pages = { name: 'pages', files: 'tests/browser/{nodes,pages}/*.spec.ts' }
/** Accessibility tests with axe: heavy on the processor, not sensitive to timing. */
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
