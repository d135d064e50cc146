import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The baseline: a node:http server that responds with this many bytes and does nothing else. */
export async function bareServer(bytes: number) {
  const page = Buffer.alloc(bytes, 'x')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': page.length })
    response.end(page)
  })
  const { port } = await listen(server)
  return { url: `http://localhost:${port}`, close: () => close(server) }
}

function listen(server: Server) {
  return new Promise<AddressInfo>((fulfil) => {
    server.listen(0, 'localhost', () => fulfil(server.address() as AddressInfo))
  })
}

function close(server: Server) {
  server.closeAllConnections()
  return new Promise<void>((fulfil) => server.close(() => fulfil()))
}
