import { createServer, request } from 'node:http'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import server from '@adonisjs/core/services/server'

/** The one that `.env.test` trusts, and lets into the back office; and another of the same machine. */
export const proxy = '127.0.0.1'
export const stranger = '127.0.0.2'

type Asked = Readonly<{ from: string; path: string; headers?: Record<string, string> }>

/** Serves the site on a port of its own, to be asked from an address of one's choice. */
export async function openConnections() {
  const site = createServer((...exchange) => void server.handle(...exchange))
  await once(site.listen(0, proxy), 'listening')
  const { port } = site.address() as AddressInfo
  return {
    async ask({ from, path, headers }: Asked): Promise<IncomingMessage> {
      const to = { host: proxy, port, localAddress: from, path, headers }
      const [answer] = await once(request(to).end(), 'response')
      return answer
    },
    close: () => void site.close(),
  }
}
