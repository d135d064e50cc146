import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { programs } from '#tests/cluster/parts/part'

/** Programs of the long form, by the package of Debian that has them. */
const needed = {
  'haproxy': 'haproxy',
  'pgbouncer': 'pgbouncer',
  'patroni': 'patroni',
  'etcd-server': 'etcd',
  'redis-server': 'redis-server',
  'util-linux': 'unshare',
  'tar': 'tar',
}

const postgresFolder = '/usr/lib/postgresql'
const fakeClocks = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`
)

/** The packages that are missing here. */
export function missingPackages() {
  const missing = Object.entries(needed)
    .filter(([, program]) => spawnSync('which', [program], { env: programs }).status !== 0)
    .map(([name]) => name)
  if (!existsSync(postgresFolder)) missing.push('postgresql-15')
  if (!fakeClocks.some((library) => existsSync(library))) missing.push('libfaketime')
  return missing
}

/** Where the programs of the newest installed PostgreSQL are. */
export function postgresPrograms() {
  const [newest] = readdirSync(postgresFolder).sort((one, other) => Number(other) - Number(one))
  return join(postgresFolder, newest, 'bin')
}

/** The library that shows a process another time. */
export function fakeClock() {
  return fakeClocks.find((library) => existsSync(library))!
}
