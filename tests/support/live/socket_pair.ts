import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Both ends of a connection: that of a page, and that of the server. */
export async function socketPair() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const page = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  const [socket] = (await once(server, 'connection')) as [Socket]
  server.close()
  return { page, socket: socket.on('error', () => {}) }
}
