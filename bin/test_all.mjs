/*
 * All checks in one command: lint, types, texts, core tests, functional tests on SQLite and on
 * PostgreSQL, and tests against the production build on both: in a browser, and with the server
 * killed at every step of a purchase.
 */
import { build } from './build.mjs'
import * as step from './steps.mjs'

/**
 * Browser tests are at the front: they check the latency of live updates, so the lane from the back
 * runs at a lower priority. It starts with steps that need no demo world: by the time it needs one,
 * the browser tests have rendered its portraits. The lanes meet in the middle, at the short steps.
 */
const steps = [
  { name: 'browser tests on SQLite', command: step.browserTests('stories', 'pages') },
  {
    name: 'browser tests on PostgreSQL',
    command: step.browserTests('stories'),
    env: step.onPostgres,
  },
  ...[
    { name: 'every screen under axe', command: step.browserTests('screens') },
    { name: 'lint and architecture', command: step.lint() },
    { name: 'types of core alone', command: step.types('core') },
    { name: 'types of the pages', command: step.types('inertia') },
    { name: 'types of the server', command: step.types('.') },
    { name: 'crashes during a purchase on SQLite', command: step.killedTests },
    {
      name: 'crashes during a purchase on PostgreSQL',
      command: step.killedTests,
      env: step.onPostgres,
    },
    {
      name: 'functional tests on PostgreSQL',
      command: step.functionalTests(),
      env: step.onPostgres,
    },
    { name: 'functional tests on SQLite', command: step.functionalTests() },
    { name: 'texts', command: step.texts },
    { name: 'core tests', command: step.coreTests },
  ].map((one) => ({ ...one, givesWay: true })),
]

await step.runStep({ name: 'production build', run: build })
await step.runAll(steps)
step.finish()
