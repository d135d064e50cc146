import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, listens, startPart } from '#tests/cluster/parts/part'
import { freePort } from '#tests/support/processes/free_port'

/** Shares few connections to the primary among all processes. */
export async function startPgbouncer(parent: string, primaryPort: number) {
  const folder = folderOf(parent, 'pgbouncer')
  const port = await freePort()
  const settings = `
[databases]
postgres = user=postgres host=127.0.0.1 port=${primaryPort} dbname=postgres connect_query='set jit = off'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
; After a failover it looks for the new primary each second, not every fifteen.
server_login_retry = 1
server_connect_timeout = 2
`
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings, { mode: 0o644 })
  const pgbouncer = startPart(folder, 'pgbouncer', [file])
  await pgbouncer.whenReady(listens(port, 'pgbouncer'))
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => pgbouncer.end('SIGTERM'),
  }
}
