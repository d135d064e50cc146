/*
 * Makes a fresh clone ready: dependencies, .env with a key of its own, generated types (which
 * `--without-types` leaves to the build). Plain JavaScript for the host's Node 20; everything
 * later runs on the Node that npm installs.
 */
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
installDependencies()
writeEnvironment()
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

function writeEnvironment() {
  if (existsSync('.env')) return
  const key = randomBytes(24).toString('base64url')
  const example = readFileSync('.env.example', 'utf8')
  writeFileSync('.env', example.replace(/^APP_KEY=.*$/m, `APP_KEY=${key}`))
}

function generateTypes() {
  execFileSync(nodeBinary(), ['ace', 'codegen'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function nodeBinary() {
  const installed = 'node_modules/.bin/node'
  return existsSync(installed) ? installed : process.execPath
}
