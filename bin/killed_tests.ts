/*
 * Runs the tests that kill the production build at every step of a purchase.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { summary } from '#tests/support/runner/summary'

processCLIArgs(process.argv.slice(2))
configure({
  files: ['tests/killed/**/*.spec.ts'],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 240_000,
  forceExit: true,
})
await run()
