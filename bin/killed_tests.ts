/*
 * Runs the tests that stop the production build, and kill it at every step of a purchase.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { startSharedSite } from '#tests/killed/shared_crashing_site'
import { summary } from '#tests/support/runner/summary'

processCLIArgs(process.argv.slice(2))
configure({
  files: ['tests/killed/**/*.spec.ts'],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 240_000,
  setup: [startSharedSite],
  forceExit: true,
})
await run()
