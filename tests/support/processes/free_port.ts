import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that the system gives to connections: one of them might take the port before it is used. */
const [first, end] = [20_000, 32_000]
const given = new Set<number>()

/** A port of this machine that nobody listens on now, and another one each time. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, end)
  if (given.has(port) || !(await isFree(port))) return freePort()
  given.add(port)
  return port
}

async function isFree(port: number) {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  await new Promise((fulfil) => probe.close(fulfil))
  return true
}
