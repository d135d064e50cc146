import { once, type EventEmitter } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { RedisValues } from '#tests/support/live/redis_values'

/** A minimal Redis server that publishes and keeps values: those of another that died, if given. */
export async function redisServer(at = 0, values = new RedisValues()) {
  const sockets = new Set<Socket>()
  const state = { listeners: new Map<string, Set<Socket>>(), values }
  let hangs = false
  const server = createServer((socket) => {
    sockets.add(socket)
    const line = new Line(socket, state)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      if (!hangs) line.read(data.toString('latin1'))
    })
    socket.on('close', () => {
      sockets.delete(socket)
      state.listeners.forEach((all) => all.delete(socket))
    })
  })
  await once(server.listen(at, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    values,
    /** Drops all connections. */
    cut,
    /** Takes connections and commands, and answers none of them. */
    hang: () => (hangs = true),
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

type State = Readonly<{ listeners: Map<string, Set<Socket>>; values: RedisValues }>

/** The connection of one client. */
class Line {
  #text = ''
  /** The commands of a transaction that has begun. */
  #queued: string[][] | null = null

  constructor(
    private socket: Socket,
    private state: State
  ) {}

  read(text: string) {
    const { commands, rest } = commandsIn(this.#text + text)
    this.#text = rest
    for (const command of commands) {
      this.socket.write(this.#answer(command), 'latin1')
      if (command[0].toLowerCase() === 'quit') this.socket.end()
    }
  }

  #answer([command, ...parts]: string[]): string {
    const name = command.toLowerCase()
    if (name === 'multi') {
      this.#queued = []
      return '+OK\r\n'
    }
    if (name === 'exec') {
      const answers = this.#queued!.map(([one, ...rest]) => this.#value(one.toLowerCase(), rest))
      this.#queued = null
      return `*${answers.length}\r\n${answers.join('')}`
    }
    if (!this.#queued) return this.#value(name, parts)
    this.#queued.push([name, ...parts])
    return '+QUEUED\r\n'
  }

  #value(name: string, parts: string[]) {
    const [channel = '', message = ''] = parts
    const { listeners, values } = this.state
    if (name === 'info') return bulk('redis_version:7.4.0\r\nloading:0')
    if (name === 'subscribe') {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(this.socket))
      return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`
    }
    if (name === 'publish') {
      const all = listeners.get(channel) ?? new Set()
      const text = `*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`
      for (const one of all) one.write(text, 'latin1')
      return `:${all.size}\r\n`
    }
    try {
      return encoded(values.answer(name, parts))
    } catch (error) {
      return `-${error instanceof Error ? error.message : error}\r\n`
    }
  }
}

function encoded(value: ReturnType<RedisValues['answer']>): string {
  if (value === null) return '$-1\r\n'
  if (typeof value === 'number') return `:${value}\r\n`
  if (typeof value === 'string') return bulk(value)
  return `*${value.length}\r\n${value.map(encoded).join('')}`
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
