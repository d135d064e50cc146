import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A minimal Redis server that can publish and subscribe. */
export async function redisServer(at = 0) {
  const listeners = new Map<string, Set<Socket>>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const { commands, rest } = commandsIn(text + data.toString('latin1'))
      text = rest
      for (const command of commands) answer(socket, command, listeners)
    })
    socket.on('close', () => {
      sockets.delete(socket)
      listeners.forEach((all) => all.delete(socket))
    })
  })
  await once(server.listen(at, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Drops all connections. */
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => server.close(),
  }
}

function answer(socket: Socket, [name, ...parts]: string[], listeners: Map<string, Set<Socket>>) {
  const [channel = '', message = ''] = parts
  switch (name.toLowerCase()) {
    case 'info':
      return socket.write(bulk('redis_version:7.4.0\r\nloading:0'), 'latin1')
    case 'subscribe':
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(socket))
      return socket.write(`*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`, 'latin1')
    case 'publish': {
      const all = listeners.get(channel) ?? new Set()
      for (const one of all) {
        one.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`, 'latin1')
      }
      return socket.write(`:${all.size}\r\n`)
    }
    default:
      return socket.write('+OK\r\n')
  }
}

function bulk(text: string) {
  return `$${text.length}\r\n${text}\r\n`
}

/** Requests are arrays of bulk strings; an incomplete one is left as the rest. */
function commandsIn(text: string) {
  const commands: string[][] = []
  let rest = text
  for (let read = commandIn(rest); read; read = commandIn(rest)) {
    commands.push(read.command)
    rest = rest.slice(read.length)
  }
  return { commands, rest }
}

function commandIn(text: string) {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  const command: string[] = []
  let at = head[0].length
  while (command.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return null
    const from = at + size[0].length
    at = from + Number(size[1]) + 2
    if (text.length < at) return null
    command.push(text.slice(from, at - 2))
  }
  return { command, length: at }
}
