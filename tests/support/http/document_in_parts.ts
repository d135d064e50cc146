import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** In milliseconds; several frames, so that each part is painted before the next comes. */
const pause = 120
const parts = 12

/** A proxy to a site whose pages arrive in equal parts, as over a slow line. Close it when done. */
export async function documentInParts(site: string) {
  const answer = async (url: string, headers: Record<string, string>, response: ServerResponse) => {
    const answered = await fetch(`${site}${url}`, { headers })
    const type = answered.headers.get('content-type') ?? ''
    const body = Buffer.from(await answered.arrayBuffer())
    response.writeHead(answered.status, { 'content-type': type })
    const size = type.startsWith('text/html') ? Math.ceil(body.length / parts) : body.length
    for (let sent = 0; sent < body.length; sent += size) {
      if (sent > 0) await wait(pause)
      response.write(body.subarray(sent, sent + size))
    }
    response.end()
  }
  const server = createServer(({ url, headers: { cookie = '' } }, response) => {
    answer(url!, { Cookie: cookie }, response).catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${port}`, close }
}
