import { once, type EventEmitter } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A minimal Redis server that publishes. */
export async function redisServer(at = 0) {
  const sockets = new Set<Socket>()
  const listeners: Listeners = new Map()
  const server = createServer((socket) => {
    sockets.add(socket)
    const line = new Line(socket, listeners)
    socket.on('error', () => {})
    socket.on('data', (data) => line.read(data.toString('latin1')))
    socket.on('close', () => {
      sockets.delete(socket)
      listeners.forEach((all) => all.delete(socket))
    })
  })
  await once(server.listen(at, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** Drops all connections. */
    cut,
    close: () => server.close(),
    /** Ends like one that is killed. */
    die: async () => {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}

/** Resolves when a connection does this next, whatever errors it tells of before. */
export function next(connection: EventEmitter, event: 'close' | 'ready' | 'reconnecting') {
  return new Promise<void>((fulfil) => connection.once(event, () => fulfil()))
}

type Listeners = Map<string, Set<Socket>>

/** The connection of one client. */
class Line {
  #text = ''

  constructor(
    private socket: Socket,
    private listeners: Listeners
  ) {}

  read(text: string) {
    const { commands, rest } = commandsIn(this.#text + text)
    this.#text = rest
    for (const [name, ...parts] of commands) {
      this.socket.write(this.#answer(name.toLowerCase(), parts), 'latin1')
      if (name.toLowerCase() === 'quit') this.socket.end()
    }
  }

  #answer(name: string, [channel = '', message = '']: string[]) {
    if (name === 'info') return bulk('redis_version:7.4.0\r\nloading:0')
    if (name === 'subscribe') {
      this.listeners.set(channel, (this.listeners.get(channel) ?? new Set()).add(this.socket))
      return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`
    }
    if (name === 'publish') {
      const all = this.listeners.get(channel) ?? new Set()
      const text = `*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`
      for (const one of all) one.write(text, 'latin1')
      return `:${all.size}\r\n`
    }
    return name === 'ping' ? '+PONG\r\n' : '+OK\r\n'
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
