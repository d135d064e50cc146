/*
 * Runs the short form of the drill: several nodes and workers of the production build, two of which are killed
 * while members use them. The long form is `npm run cluster`.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { summary } from '#tests/support/runner/summary'

processCLIArgs(process.argv.slice(2))
configure({
  files: ['tests/cluster/*.spec.ts'],
  plugins: [assert()],
  reporters: { activated: ['spec', 'summary'], list: [spec(), summary] },
  timeout: 240_000,
  forceExit: true,
})
await run()
