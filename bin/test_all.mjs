/*
 * All checks in one command: lint, types, texts, core tests, functional tests on SQLite and on
 * PostgreSQL, and tests against the production build on both: in a browser, and with the server
 * killed at every step of a purchase.
 */
import { build } from './build.mjs'
import * as step from './steps.mjs'

/**
 * Three at a time on two processors: tests in a browser wait half of their time. Where live updates
 * must not come late, the others give way. Those that want a demo world come after the first, which
 * draws the pictures of it.
 */
const inBrowsers = {
  name: 'browser tests on SQLite',
  command: step.browserTests('stories', 'pages'),
}
const onPostgres = {
  name: 'browser tests on PostgreSQL',
  command: step.browserTests('stories'),
  env: step.onPostgres,
}
const functional = [
  {
    name: 'functional tests on PostgreSQL',
    command: step.functionalTests(),
    env: step.onPostgres,
  },
  { name: 'functional tests on SQLite', command: step.functionalTests() },
]
const others = [
  { name: 'every screen under axe', command: step.browserTests('screens') },
  {
    name: 'crashes during a purchase on PostgreSQL',
    command: step.killedTests,
    env: step.onPostgres,
  },
  { name: 'crashes during a purchase on SQLite', command: step.killedTests },
  { name: 'types of the pages', command: step.types('inertia') },
  { name: 'texts', command: step.texts },
  { name: 'core tests', command: step.coreTests },
  { name: 'types of core alone', command: step.types('core') },
]

// The build checks the types of the server and of the tests. Only lint can do without it.
await Promise.all([
  step.runStep({ name: 'production build, with the types of the server', run: build }),
  step.runStep({ name: 'lint and architecture', command: step.lint() }),
])
await step.runAll(
  [inBrowsers, ...functional.map(givingWay), onPostgres, ...others.map(givingWay)],
  3
)
step.finish()

function givingWay(one) {
  return { ...one, givesWay: true }
}
