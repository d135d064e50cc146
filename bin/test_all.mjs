/*
 * All checks in one command: lint, types, texts, core tests, functional tests on SQLite and on
 * PostgreSQL, and tests against the production build on both: in a browser, and with the server
 * killed at every step of a purchase; on PostgreSQL with several nodes, some of which are killed; and as a
 * release that is installed as the manual says.
 *
 * All of them begin with an empty temporary folder, as on a machine that has never seen them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import * as step from './steps.mjs'

/**
 * One lane begins at the front, the other at the back. The first has the browsers, where live updates
 * must not come late, so the second gives way to it. The second wants no demo world at first: by the
 * time it does, the first has drawn the pictures of it. They meet in the middle, at the short steps,
 * so that both end at about the same time.
 */
const browsers = [
  { name: 'browser tests on SQLite', command: step.browserTests('stories', 'pages') },
  {
    name: 'browser tests on PostgreSQL',
    command: step.browserTests('stories'),
    env: step.onPostgres,
  },
]
const others = [
  {
    name: 'crashes during a purchase on PostgreSQL',
    command: step.killedTests,
    env: step.onPostgres,
  },
  { name: 'types of the pages', command: step.types('inertia') },
  { name: 'types of core alone', command: step.types('core') },
  { name: 'texts', command: step.texts },
  { name: 'core tests', command: step.coreTests },
  { name: 'the walk from an empty Debian to a running site', command: step.installTests },
  { name: 'crashes during a purchase on SQLite', command: step.killedTests },
  {
    name: 'functional tests on PostgreSQL',
    command: step.functionalTests(),
    env: step.onPostgres,
  },
  { name: 'nodes and workers killed while in use', command: step.clusterTests },
  { name: 'every screen under axe', command: step.browserTests('screens') },
  { name: 'functional tests on SQLite', command: step.functionalTests() },
].map((one) => ({ ...one, givesWay: true }))

const temporary = mkdtempSync(join(tmpdir(), 'vonk-check-'))
const inTemporary = ({ env, ...rest }) => ({ ...rest, env: { ...env, TMPDIR: temporary } })

// The build checks the types of the server and of the tests. Only lint can do without it.
await Promise.all([
  step.runStep({ name: 'production build, with the types of the server', run: build }),
  step.runStep({ name: 'lint and architecture', command: step.lint() }),
])
await step.runAll([...browsers, ...others].map(inTemporary))
rmSync(temporary, { recursive: true, force: true })
step.finish()
