/*
 * Prepares a fresh clone: packages, .env with its own keys, generated types. `--for-start` leaves out
 * what only tests need, and the types, which the build makes. Plain JavaScript for the host's Node
 * 20; everything later runs on the Node that npm installs.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeEnvironment } from './environment.mjs'
import { shown } from './progress.mjs'

const stamp = 'node_modules/.installed'
const isForStart = process.argv.includes('--for-start')

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await installPackages()
writeEnvironment('.env', '.env.example')
mkdirSync('tmp', { recursive: true })
if (!isForStart) await run(nodeBinary(), ['ace', 'codegen'])

/** The workspace has the packages of tests; once they are there they stay. */
async function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === `${lock} all` || (isForStart && installed === `${lock} site`)) return
  const [command, first] = npmCommand()
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  if (isForStart) options.push('--workspaces=false')
  // `npm ci` would take away what a site that runs still reads.
  const install = installed.startsWith(lock) ? ['install', '--no-save'] : ['ci']
  await shown('Installing packages', run(command, [...first, ...install, ...options]))
  writeFileSync(stamp, `${lock} ${isForStart ? 'site' : 'all'}`)
}

function npmCommand() {
  const npm = process.env.npm_execpath
  return npm ? [process.execPath, [npm]] : ['npm', []]
}

function nodeBinary() {
  const installed = 'node_modules/.bin/node'
  return existsSync(installed) ? installed : process.execPath
}

function run(command, parameters) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', (error) => fail(error.message))
    child.once('close', (code) => (code === 0 ? resolve() : fail()))
  })
}

/** The command has said why. */
function fail(message) {
  if (message) console.error(message)
  process.exit(1)
}
