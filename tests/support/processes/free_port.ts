import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

const given = new Set<number>()

/** A port of this machine that nobody listens on now, and another one each time. */
export async function freePort(): Promise<number> {
  const port = await unusedPort()
  if (given.has(port)) return freePort()
  given.add(port)
  return port
}

async function unusedPort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((fulfil) => probe.close(fulfil))
  return port
}
