import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Gate = Awaited<ReturnType<typeof startGate>>

/**
 * Stands in front of a server of this machine, and can cut it off: no connection then, nor the open ones. Or hold all
 * that is said, as when the machine of the server has lost its power: nobody is told.
 */
export async function startGate({ port }: URL) {
  const sockets = new Set<Socket>()
  let isOpen = true
  let isHeld = false
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!isOpen) return socket.resetAndDestroy()
    const onward = connect(Number(port), '127.0.0.1').on('error', () => socket.destroy())
    for (const one of [socket, onward]) sockets.add(one.once('close', () => sockets.delete(one)))
    socket.pipe(onward).pipe(socket)
    if (isHeld) for (const one of [socket, onward]) one.pause()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    hold: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    open: () => {
      isOpen = true
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
    stop: () => server.close(),
  }
}
