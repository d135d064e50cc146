/*
 * Runs the tests that click through the production build in a real browser. One site and one
 * browser serve them all.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { openStage, closeStage } from '#tests/support/stage'
import { summary } from '#tests/support/summary'

/**
 * The journey, payments and what must survive a bad line or a killed server are tested on every
 * database; what pages do, and whose rules the functional tests check on both, on the first alone.
 */
const files =
  process.env.DB_CONNECTION === 'pg' ? 'tests/browser/*.spec.ts' : 'tests/browser/**/*.spec.ts'

processCLIArgs(process.argv.slice(2))
configure({
  files: [files],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 120_000,
  setup: [openStage],
  teardown: [closeStage],
  forceExit: true,
})
await run()
