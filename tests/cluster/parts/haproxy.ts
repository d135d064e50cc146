import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from '#tests/browser/story/wait_until'
import { folderOf, listens, startPart } from '#tests/cluster/parts/part'
import { freePort } from '#tests/support/processes/free_port'

/** A server, and the port on which it is asked whether it may be used. */
type Server = Readonly<{ name: string; port: number; checkPort: number }>

/** What stands in front of the web nodes, the primary and the replica. */
export type Haproxy = Awaited<ReturnType<typeof startHaproxy>>

export async function findPorts() {
  return { site: await freePort(), primary: await freePort(), replica: await freePort() }
}

export async function startHaproxy(
  parent: string,
  ports: Awaited<ReturnType<typeof findPorts>>,
  servers: Readonly<{ nodes: readonly Server[]; databases: readonly Server[] }>
) {
  const folder = folderOf(parent, 'haproxy')
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, settings(ports, servers), { mode: 0o644 })
  const haproxy = startPart(folder, 'haproxy', ['-f', file, '-db'])
  await haproxy.whenReady(listens(ports.site, 'haproxy'))
  const url = `http://localhost:${ports.site}`
  const leadsToANode = async () => (await fetch(`${url}/favicon.svg`)).ok
  return {
    url,
    leads: () => waitUntil(leadsToANode, 'haproxy has found a node that is ready'),
    stop: () => haproxy.end('SIGTERM'),
  }
}

/**
 * A node is asked twice a second whether it is ready. A request that a node did not take goes to another; one that
 * it may have begun with only if asking twice does no harm. A node that stops finishes its answers; a database that is
 * no more what it was is left at once.
 */
function settings(
  ports: Awaited<ReturnType<typeof findPorts>>,
  { databases, nodes }: Readonly<{ nodes: readonly Server[]; databases: readonly Server[] }>
) {
  return `
defaults
  timeout connect 1s
  timeout check 5s
  timeout client 1h
  timeout server 1h

listen site
  mode http
  bind 127.0.0.1:${ports.site}
  bind ::1:${ports.site}
  balance roundrobin
  option forwardfor
  http-request set-header X-Forwarded-Host %[req.hdr(host)]
  timeout server 65s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /health/ready
  default-server inter 500ms fall 2 rise 1
${linesOf(nodes)}

listen primary
  mode tcp
  bind 127.0.0.1:${ports.primary}
  option httpchk GET /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${linesOf(databases)}

listen replica
  mode tcp
  bind 127.0.0.1:${ports.replica}
  option httpchk GET /replica
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${linesOf(databases)}
`
}

function linesOf(servers: readonly Server[]) {
  return servers
    .map(
      ({ checkPort, name, port }) => `  server ${name} 127.0.0.1:${port} check port ${checkPort}`
    )
    .join('\n')
}
