/*
 * All that must hold, in one command: lint, types, texts, core tests, functional tests on SQLite
 * and on PostgreSQL, and tests against the production build on both: in a browser, and killed at
 * every step of a purchase.
 */
import { build } from './build.mjs'
import * as step from './steps.mjs'

/**
 * Browsers stand at the front: live updates must not come late, so the lane from the back gives way
 * to them. It wants no demo world at first: by then the first browsers had its pictures drawn.
 * The lanes meet in the middle, at the short steps.
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
    { name: 'deaths in a purchase on SQLite', command: step.killedTests },
    {
      name: 'deaths in a purchase on PostgreSQL',
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
