/*
 * Runs the tests that start, kill and connect processes of the production build, and need no browser:
 * backups, moves to PostgreSQL, several nodes, and what goes away while a site runs.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { summary } from '#tests/support/runner/summary'
import { startSharedSite } from '#tests/support/site/shared_site'

processCLIArgs(process.argv.slice(2))
configure({
  files: ['tests/processes/*.spec.ts'],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 240_000,
  setup: [() => startSharedSite()],
  forceExit: true,
})
await run()
