/*
 * One command from a fresh clone to a running site: builds it, prepares the database and the demo
 * world, and serves it. A second start finds everything in place.
 */
import { execFile, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { startBuild, succeeded } from './build.mjs'
import { shown } from './progress.mjs'
import { serving } from './serving.mjs'

// Variables of the shell take precedence over those of .env.
process.loadEnvFile('.env')

const { HOST = 'localhost', PORT = '3333', MAIL_MAILER = 'outbox' } = process.env
// A wildcard address is opened as localhost.
const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
const address = process.env.APP_URL ?? `http://${host}:${PORT}`
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DEMO: process.env.DEMO ?? 'true',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  ENV_PATH: resolve('.'),
  SQLITE_FILE: process.env.SQLITE_FILE ?? resolve('tmp/vonk.sqlite3'),
  STORAGE_PATH: process.env.STORAGE_PATH ?? resolve('storage'),
}

const { server, assets, whole } = startBuild()
const prepared = succeeded(server).then(() => shown('Preparing the database', prepare()))
await Promise.all([
  shown('Building the server', succeeded(server)),
  shown('Building the pages', succeeded(assets)),
  succeeded(whole),
  prepared,
])
await shown('Starting', serve())
await greet()

function prepare() {
  const demo = env.DEMO === 'true' ? ['--demo'] : []
  const parameters = ['build/ace.js', 'site:prepare', ...demo]
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, { env }, (error, said, complaints) => {
      if (!error) return resolve()
      console.error(said + complaints)
      process.exit(1)
    })
  })
}

/** Resolves once the site answers: it says so itself, so that no other program is taken for it. */
function serve() {
  const options = { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }
  const site = spawn(process.execPath, serving, options)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
  site.once('exit', (code) => process.exit(code ?? 0))
  return new Promise((resolve) => site.once('message', resolve))
}

async function greet() {
  const lines = [`Vonk is at ${address}`]
  if (env.DEMO === 'true') lines.push(...(await demoLines()))
  console.log(`\n${lines.join('\n')}\n`)
}

async function demoLines() {
  const { demoPassword } = await import('../build/database/demo/password.js')
  const lines = [
    `Sign in with “${demoPassword}” as harriet@vonk.example (premium), theo@vonk.example (free)`,
    'or imogen@vonk.example (new, not confirmed yet)',
    `The back office is at ${address}/admin: admin@vonk.example, with the same password`,
  ]
  const domains = await demoDomainLines()
  lines.push(`In English, Dutch and Polish on a domain of its own: ${domains}`)
  if (MAIL_MAILER === 'outbox') lines.push(`Mails are kept at ${address}/dev/outbox`)
  return lines
}

/** The addresses of the demo that have a language. */
async function demoDomainLines() {
  const { demoDomains } = await import('../build/database/demo/domains.js')
  const urls = demoDomains.map(({ domain }) => {
    const url = new URL(address)
    url.hostname = domain
    return url.origin
  })
  return urls.join(', ')
}
