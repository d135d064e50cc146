/*
 * One command from a fresh clone to a running site: builds it, prepares the database and the demo
 * world, and serves it. A second start finds everything in place.
 */
import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from './build.mjs'

const env = {
  ...process.env,
  NODE_ENV: 'production',
  DEMO: process.env.DEMO ?? 'true',
  ENV_PATH: resolve('.'),
  SQLITE_FILE: process.env.SQLITE_FILE ?? resolve('tmp/vonk.sqlite3'),
  STORAGE_PATH: process.env.STORAGE_PATH ?? resolve('storage'),
}

await build()
ace('migration:run', '--force')
ace('site:install')
if (env.DEMO === 'true') ace('demo:seed')
serve()

function ace(...parameters) {
  execFileSync(process.execPath, ['build/ace.js', ...parameters], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function serve() {
  const server = spawn(process.execPath, ['build/bin/server.js'], { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.once('exit', (code) => process.exit(code ?? 0))
}
