/*
 * All checks in one command: lint, types, texts, core tests, functional tests on SQLite and on
 * PostgreSQL, and tests against the production build on both: in a browser, and with the server
 * killed at every step of a purchase.
 */
import { build } from './build.mjs'
import * as step from './steps.mjs'

// The build checks the types of the server and of the tests. Only lint can do without it.
await Promise.all([
  step.runStep({ name: 'production build, with the types of the server', run: build }),
  step.runStep({ name: 'lint and architecture', command: step.lint() }),
])

const inBrowsers = {
  name: 'browser tests on SQLite',
  command: step.browserTests('stories', 'pages'),
}
const inBrowsersOnPostgres = {
  name: 'browser tests on PostgreSQL',
  command: step.browserTests('stories'),
  env: step.onPostgres,
}
/** One after another, as both listen on the same port. */
const functional = [
  {
    name: 'functional tests on PostgreSQL',
    command: step.functionalTests(),
    env: step.onPostgres,
    givesWay: true,
  },
  { name: 'functional tests on SQLite', command: step.functionalTests(), givesWay: true },
]
const killed = { name: 'crashes during a purchase on SQLite', command: step.killedTests }
const killedOnPostgres = {
  name: 'crashes during a purchase on PostgreSQL',
  command: step.killedTests,
  env: step.onPostgres,
}
const screens = {
  name: 'every screen under axe',
  command: step.browserTests('screens'),
  givesWay: true,
}

/**
 * Three at a time on two processors: tests in a browser wait half of their time. Live updates must
 * not come late there, so others give way. The first to want a demo world draws its pictures; the
 * next one comes when it has done so.
 */
await step.runAll(
  [
    inBrowsers,
    functional,
    killedOnPostgres,
    inBrowsersOnPostgres,
    screens,
    killed,
    { name: 'types of the pages', command: step.types('inertia') },
    { name: 'texts', command: step.texts },
    { name: 'core tests', command: step.coreTests },
    { name: 'types of core alone', command: step.types('core') },
  ],
  3
)
step.finish()
