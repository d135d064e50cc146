/*
 * Prepares a fresh clone: dependencies, .env with its own keys, generated types (which
 * `--without-types` leaves to the build). Plain JavaScript for the host's Node 20; everything
 * later runs on the Node that npm installs.
 */
import { execFileSync } from 'node:child_process'
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
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

/** Adds missing variables to an existing .env; never replaces one. */
function writeEnvironment() {
  const isNew = !existsSync('.env')
  const before = readFileSync(isNew ? '.env.example' : '.env', 'utf8')
  let text = before
  if (isNew) text = withKey(text, 'APP_KEY', randomBytes(24).toString('base64url'))
  if (!/^VAPID_PRIVATE_KEY=./m.test(text)) text = withPushKeys(text)
  if (isNew || text !== before) writeFileSync('.env', text)
}

/** A key pair on the curve P-256, for the VAPID headers of push services (RFC 8292). */
function withPushKeys(text) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y, d } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ])
  const withPublic = withKey(text, 'VAPID_PUBLIC_KEY', point.toString('base64url'))
  return withKey(withPublic, 'VAPID_PRIVATE_KEY', d)
}

function withKey(text, name, key) {
  const line = new RegExp(`^${name}=.*$`, 'm')
  return line.test(text)
    ? text.replace(line, `${name}=${key}`)
    : `${text.trimEnd()}\n${name}=${key}\n`
}

function generateTypes() {
  execFileSync(nodeBinary(), ['ace', 'codegen'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function nodeBinary() {
  const installed = 'node_modules/.bin/node'
  return existsSync(installed) ? installed : process.execPath
}
