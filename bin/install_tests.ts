/*
 * Walks the pages of an operator, from an empty Debian to a running site, with a release of the production build.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { summary } from '#tests/support/runner/summary'

processCLIArgs(process.argv.slice(2))
configure({
  files: ['tests/install/*.spec.ts'],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 240_000,
  forceExit: true,
})
await run()
