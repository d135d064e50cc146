/*
 * All checks in one command: lint, types, texts, core tests, functional tests on SQLite and on
 * PostgreSQL, and tests against the production build on both: in a browser, and with the server
 * killed at every step of a purchase; on PostgreSQL with several nodes, some of which are killed; and as a
 * release that is installed as the manual says.
 */
import { build } from './build.mjs'
import * as step from './steps.mjs'

/**
 * Three lanes for two processors, as each step waits now and then. The first has the browsers, where live
 * updates must not come late, so the others give way to it. The second has the functional tests, which need the
 * same ports on both databases. What needs a demo world stands at the end of the third: by then the first has
 * drawn the pictures of it.
 */
const browsers = [
  { name: 'browser tests on SQLite', command: step.browserTests('stories', 'pages') },
  {
    name: 'browser tests on PostgreSQL',
    command: step.browserTests('stories'),
    env: step.onPostgres,
  },
]
const functional = [
  { name: 'functional tests on SQLite', command: step.functionalTests() },
  {
    name: 'functional tests on PostgreSQL',
    command: step.functionalTests(),
    env: step.onPostgres,
  },
]
const others = [
  { name: 'types of the pages', command: step.types('inertia') },
  { name: 'types of core alone', command: step.types('core') },
  { name: 'texts', command: step.texts },
  { name: 'core tests', command: step.coreTests },
  { name: 'the walk from an empty Debian to a running site', command: step.installTests },
  {
    name: 'crashes during a purchase on PostgreSQL',
    command: step.killedTests,
    env: step.onPostgres,
  },
  { name: 'crashes during a purchase on SQLite', command: step.killedTests },
  { name: 'nodes and workers killed while in use', command: step.clusterTests },
  { name: 'every screen under axe', command: step.browserTests('screens') },
]

// The build checks the types of the server and of the tests. Only lint can do without it.
await Promise.all([
  step.runStep({ name: 'production build, with the types of the server', run: build }),
  step.runStep({ name: 'lint and architecture', command: step.lint() }),
])
await step.runLanes(browsers, givingWay(functional), givingWay(others))
step.finish()

function givingWay(steps) {
  return steps.map((one) => ({ ...one, givesWay: true }))
}
