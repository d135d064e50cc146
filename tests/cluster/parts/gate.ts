import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Gate = Awaited<ReturnType<typeof startGate>>

/** Stands in front of a server of this machine, and can cut it off: no connection then, nor the open ones. */
export async function startGate({ port }: URL) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!isOpen) return socket.resetAndDestroy()
    const onward = connect(Number(port), '127.0.0.1').on('error', () => socket.destroy())
    for (const one of [socket, onward]) sockets.add(one.once('close', () => sockets.delete(one)))
    socket.pipe(onward).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    open: () => void (isOpen = true),
    stop: () => server.close(),
  }
}
