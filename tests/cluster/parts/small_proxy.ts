import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds for which a node is left alone that refused a connection. */
const leaveAlone = 300

type Target = { port: number; downUntil: number }

/**
 * Leads requests to nodes in turn, as a proxy of operators does: a node that refuses connections is left
 * alone for a moment, and its request goes to the next one; what a node has begun with is never asked again.
 */
export async function startSmallProxy(ports: readonly number[]) {
  const targets: Target[] = ports.map((target) => ({ port: target, downUntil: 0 }))
  // A connection that is used again may be closed by the node just then.
  const agent = new Agent({ keepAlive: false })
  let turn = 0

  const next = (tried: ReadonlySet<Target>) => {
    const left = targets.filter((target) => !tried.has(target))
    const up = left.filter(({ downUntil }) => downUntil < performance.now())
    const choices = up.length > 0 ? up : left
    return choices[turn++ % choices.length] as Target | undefined
  }

  const lead = (incoming: IncomingMessage, answer: ServerResponse, tried = new Set<Target>()) => {
    const target = next(tried)
    if (!target) return void answer.writeHead(503).end()
    const { headers, method, url } = incoming
    const onward = request({
      agent,
      headers,
      host: 'localhost',
      method,
      path: url,
      port: target.port,
    })
    onward.once('response', (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      response.on('error', () => answer.destroy()).pipe(answer)
      answer.once('close', () => response.destroy())
    })
    onward.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (answer.headersSent) return
      if (code !== 'ECONNREFUSED') return void answer.writeHead(502).end()
      target.downUntil = performance.now() + leaveAlone
      lead(incoming, answer, tried.add(target))
    })
    // The body waits until there is a connection to send it over.
    onward.once('socket', (socket) => {
      const send = () => void incoming.pipe(onward)
      if (socket.connecting) socket.once('connect', send)
      else send()
    })
    incoming.once('error', () => onward.destroy())
  }

  const server = createServer((incoming, answer) => lead(incoming, answer))
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
