/*
 * Runs the suites that do not boot the application: `core`, and those that look at the production
 * build from outside. Names of suites first, then options: `stories pages --files="menus"`.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import type { Suite } from '@japa/runner/core'
import { fixRandomSeed } from '#tests/support/runner/sample'
import { summary } from '#tests/support/runner/summary'

const inBrowser = 'tests/browser'
const suites = [
  { name: 'core', files: 'tests/core/**/*.spec.ts', timeout: 30_000, needs: fixRandomSeed },
  /** Runs on every database: the journey, payments, and recovery from bad connections and crashes. */
  {
    name: 'stories',
    files: `${inBrowser}/*.spec.ts`,
    needs: siteAndBrowser,
    configure: verifyLedger,
  },
  /** The behaviour of pages; the functional tests check their rules on both databases. */
  { name: 'pages', files: `${inBrowser}/pages/*.spec.ts`, needs: siteAndBrowser },
  /** Pages that seldom change, or are slow to test. */
  { name: 'pages_whole', files: `${inBrowser}/pages_whole/*.spec.ts`, needs: siteAndBrowser },
  /** Accessibility tests with axe: heavy on the processor, not sensitive to timing. */
  { name: 'screens', files: `${inBrowser}/screens/*.spec.ts`, needs: siteAndBrowser },
  /** Journeys in WebKitGTK, Firefox and Chromium; `--engine=firefox` in one of them. */
  { name: 'engines', files: 'tests/engines/*.spec.ts', needs: siteAndEngines },
  /** Stops the production build, and kills it at every step of a purchase. */
  { name: 'killed', files: 'tests/killed/**/*.spec.ts', needs: crashingSite },
  /** Processes that no page looks at: backups, moves to PostgreSQL, several nodes, what goes away while a site runs. */
  { name: 'processes', files: 'tests/processes/*.spec.ts', needs: sharedSite },
  /** Walks the pages of an operator, from an empty Debian to a running site, with a release of the production build. */
  { name: 'install', files: 'tests/install/*.spec.ts' },
  /** The short form of `npm run cluster`: two nodes or workers are killed while members use them. */
  { name: 'cluster', files: 'tests/cluster/*.spec.ts' },
]

const chosen = suites.filter(({ name }) => process.argv.includes(name))
processCLIArgs(process.argv.slice(2))
configure({
  suites: chosen,
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 240_000,
  // What several suites need is started once.
  setup: [...new Set(chosen.flatMap(({ needs }) => needs ?? []))],
  forceExit: true,
})
await run()

async function siteAndBrowser() {
  const { startSiteAndBrowser } = await import('#tests/support/browser/shared_site')
  return startSiteAndBrowser()
}

async function siteAndEngines() {
  const { startSiteAndEngines } = await import('#tests/engines/story/shared_engines')
  return startSiteAndEngines()
}

async function sharedSite() {
  const { startSharedSite } = await import('#tests/support/site/shared_site')
  return startSharedSite()
}

async function crashingSite() {
  const { startSharedSite } = await import('#tests/killed/shared_crashing_site')
  return startSharedSite()
}

/** Whatever was bought and written, the ledger agrees with all balances. */
function verifyLedger(suite: Suite) {
  suite.teardown(async () => {
    const { runAtSite } = await import('#tests/support/site/shared_site')
    await runAtSite('ledger:verify')
  })
}
