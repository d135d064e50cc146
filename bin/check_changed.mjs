/*
 * A quick check while working, on SQLite: lint, types, texts, core tests, and the functional tests
 * of the areas whose files have changed since the branch left main. Caches results in tmp/, so that
 * the next check does less.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import * as step from './steps.mjs'

const files = changedFiles()
const areas = readdirSync('tests/functional').filter((area) => files.some(isOf(area)))
const others = files.filter((file) => !areas.some((area) => isOf(area)(file)))

const steps = [
  { name: 'lint and architecture', command: step.lint('--cache', ...cacheOf('lint')) },
  { name: 'types of the server', command: types('.', 'server') },
  { name: 'types of core alone', command: types('core', 'core') },
  { name: 'texts', command: step.texts },
  ...(areas.length > 0
    ? [
        {
          name: `functional tests of ${areas.join(', ')}`,
          command: step.functionalTests(...areas.map((area) => `${area}/*`)),
        },
      ]
    : []),
  { name: 'types of the pages', command: types('inertia', 'pages') },
  { name: 'core tests', command: step.suites('core') },
]
await step.runAll(steps, { lanes: 2 })
console.log('\nLeft to npm test: PostgreSQL, browsers, crashes during a purchase, and other areas')
if (others.length > 0) console.log(`Of no area: ${others.join(' ')}`)
step.finish()

function types(project, name) {
  return step.types(project, '--incremental', '--tsBuildInfoFile', `tmp/check/types_${name}`)
}

function cacheOf(name) {
  return ['--cache-strategy', 'content', '--cache-location', `tmp/check/${name}`]
}

/** Files committed on this branch, modified, or untracked. */
function changedFiles() {
  const changed = git('diff', '--name-only', whereItLeftMain())
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')]
}

/** The merge base with main; on main itself, the last pushed commit. */
function whereItLeftMain() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main)[0]
    } catch {
      // A clone may not have this branch.
    }
  }
  return 'HEAD'
}

function git(...parameters) {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
  return execFileSync('git', parameters, options).split('\n').filter(Boolean)
}

/** Matches files by a folder with the area's name, or, as texts, by their own name. */
function isOf(area) {
  return (file) => file.split(/[/.]/).includes(area)
}
