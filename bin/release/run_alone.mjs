/*
 * Installs an unpacked release, much as docs/operations/install.md says, starts web and worker, and stops them.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const [folder, root] = process.argv.slice(2)
const vonk = join(root, 'bin', 'vonk')
const env = {
  PATH: join(folder, 'path'),
  ENV_PATH: join(folder, 'settings'),
  SQLITE_FILE: join(folder, 'vonk.sqlite3'),
  STORAGE_PATH: join(folder, 'storage'),
  QUEUE_WORKER: 'none',
  OPS_PORT: '13333',
}
const timeout = 20_000

await timed('settings are written', () => run('init'))
await timed('the database is prepared', () => run('ace', 'site:prepare'))
const processes = ['web', 'worker'].map(start)
process.on('exit', () => processes.forEach((running) => running.kill('SIGKILL')))
await timed('the site is ready', () => run('ready'))
await timed('a page is shown', () => answers('http://127.0.0.1:3333/'))
await timed('web and worker have stopped', () => Promise.all(processes.map(stop)))

function run(...parameters) {
  execFileSync(vonk, parameters, { env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

function start(what) {
  return spawn(vonk, [what], { env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function answers(url) {
  const end = Date.now() + timeout
  const ask = () =>
    fetch(url).then(
      ({ status }) => status,
      () => 'nothing'
    )
  for (let answer = await ask(); answer !== 200; answer = await ask()) {
    if (Date.now() > end) throw new Error(`${url} answers ${answer}`)
    await setTimeout(100)
  }
}

async function stop(running) {
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new Error(`A process ended with exit code ${code}`)
}

async function timed(what, act) {
  const start = performance.now()
  await act()
  console.log(`${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}
