/*
 * Prepares a fresh clone: dependencies, .env with its own keys, generated types (which
 * `--without-types` leaves to the build). Plain JavaScript for the host's Node 20; everything
 * later runs on the Node that npm installs.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeEnvironment } from './environment.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
installDependencies()
writeEnvironment('.env', '.env.example')
mkdirSync('tmp', { recursive: true })
if (!process.argv.includes('--without-types')) generateTypes()

function installDependencies() {
  const stamp = 'node_modules/.lock-sha256'
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  const [command, first] = npmCommand()
  execFileSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  })
  writeFileSync(stamp, lock)
}

function npmCommand() {
  const npm = process.env.npm_execpath
  return npm ? [process.execPath, [npm]] : ['npm', []]
}

function generateTypes() {
  execFileSync(nodeBinary(), ['ace', 'codegen'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function nodeBinary() {
  const installed = 'node_modules/.bin/node'
  return existsSync(installed) ? installed : process.execPath
}
