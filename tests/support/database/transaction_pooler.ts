import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { readyAfter } from '#tests/support/database/server_messages'

const terminate = 'X'.charCodeAt(0)
const sslRequest = 80_877_103

/**
 * Stands between clients and a PostgreSQL server as a pooler in transaction pooling does: each
 * transaction goes to the connection that has rested longest. Whoever relies on the state of a
 * session fails here. It knows no prepared statements, as pgbouncer before 1.21.
 */
export async function startTransactionPooler(serverUrl: string, size = 4) {
  const pool = await Pool.open(new URL(serverUrl), size)
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    serve(client, pool)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(serverUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    stop: async () => {
      for (const client of clients) client.destroy()
      pool.close()
      await new Promise((fulfil) => server.close(fulfil))
    },
  }
}

/** Greets a client, then lends it a connection whenever it asks something outside a transaction. */
function serve(client: Socket, pool: Pool) {
  let isGreeted = false
  let own: Promise<Socket> | null = null
  client.on('error', () => {})
  client.on('data', (asked) => {
    if (!isGreeted) {
      isGreeted = asked.readInt32BE(4) !== sslRequest
      return void client.write(isGreeted ? pool.greeting : 'N')
    }
    if (asked[0] === terminate) return void client.end()
    own ??= pool.lend(client, () => (own = null))
    void own.then((connection) => connection.write(asked))
  })
  // A client that leaves in the middle of a transaction takes its connection with it.
  client.on('close', () => void own?.then((connection) => pool.replace(connection)))
}

class Pool {
  #all = new Set<Socket>()
  #resting: Socket[] = []
  #waiting: ((connection: Socket) => void)[] = []
  greeting: Buffer = Buffer.alloc(0)

  private constructor(private url: URL) {}

  static async open(url: URL, size: number) {
    const pool = new Pool(url)
    for (let number = 0; number < size; number++) pool.#rest(await pool.#connect())
    return pool
  }

  /** The connection that has rested longest; it comes back by itself when the transaction is over. */
  async lend(client: Socket, over: () => void) {
    const connection =
      this.#resting.shift() ?? (await new Promise<Socket>((give) => this.#waiting.push(give)))
    const isReady = readyAfter()
    connection.removeAllListeners('data').on('data', (said: Buffer) => {
      const isOver = isReady(said)
      if (isOver) over()
      client.write(said)
      if (isOver) this.#rest(connection)
    })
    return connection
  }

  async replace(connection: Socket) {
    connection.destroy()
    this.#all.delete(connection)
    this.#rest(await this.#connect())
  }

  close() {
    for (const connection of this.#all) connection.destroy()
  }

  #rest(connection: Socket) {
    const next = this.#waiting.shift()
    if (next) next(connection)
    else this.#resting.push(connection)
  }

  async #connect() {
    const connection = createConnection(Number(this.url.port), this.url.hostname)
    this.#all.add(connection)
    connection.on('error', () => {})
    await once(connection, 'connect')
    connection.write(startup(this.url))
    const isReady = readyAfter()
    const greeting: Buffer[] = []
    await new Promise<void>((fulfil) => {
      connection.on('data', (said) => {
        greeting.push(said)
        if (isReady(said)) fulfil()
      })
    })
    this.greeting = Buffer.concat(greeting)
    return connection
  }
}

/** The first message of a connection, for a server that trusts everybody. */
function startup({ pathname, username }: URL) {
  const words = ['user', username, 'database', pathname.slice(1), 'client_encoding', 'UTF8', '', '']
  const body = Buffer.from(words.join('\0'))
  const head = Buffer.alloc(8)
  head.writeInt32BE(body.length + 8, 0)
  head.writeInt32BE(196_608, 4)
  return Buffer.concat([head, body])
}
