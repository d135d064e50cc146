/*
 * One command from a fresh clone to a running site: builds it, prepares the database and the demo
 * world, and serves it. A second start finds everything in place.
 */
import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildOrExit } from './build.mjs'
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

await buildOrExit()
prepare()
serve()
await answers()
await greet()

function prepare() {
  const demo = env.DEMO === 'true' ? ['--demo'] : []
  const { status } = spawnSync(process.execPath, ['build/ace.js', 'site:prepare', ...demo], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // It has said why.
  if (status !== 0) process.exit(1)
}

function serve() {
  const server = spawn(process.execPath, serving, { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.once('exit', (code) => process.exit(code ?? 0))
}

async function answers() {
  const isUp = () =>
    fetch(`http://${host}:${PORT}/favicon.svg`).then(
      ({ ok }) => ok,
      () => false
    )
  while (!(await isUp())) await new Promise((proceed) => setTimeout(proceed, 100))
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
