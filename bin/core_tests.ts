/*
 * Runs the tests of core alone, without booting the framework.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { fixRandomSeed } from '#tests/support/runner/sample'
import { summary } from '#tests/support/runner/summary'

processCLIArgs(process.argv.slice(2))
configure({
  files: ['tests/core/**/*.spec.ts'],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  setup: [fixRandomSeed],
  timeout: 30_000,
  forceExit: true,
})
await run()
