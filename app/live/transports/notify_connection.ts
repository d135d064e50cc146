import pg from 'pg'

/** Milliseconds: between attempts to connect, between health checks, and until one times out. */
const pauses = { first: 250, longest: 10_000 }
const lookEvery = 15_000
const patience = 10_000

type Watch = Readonly<{
  heard: (notice: string) => void
  opened: () => void
  broken: () => void
}>

/**
 * A connection to PostgreSQL of its own that hears the notices of a channel. Once open it stays
 * so: it is looked after, and opened again whenever it breaks, until it is closed for good.
 */
export class NotifyConnection {
  #current?: Promise<pg.Client>
  #open?: pg.Client
  #asked: Promise<void> = Promise.resolve()
  #failures = 0
  #timer?: NodeJS.Timeout
  #closed = false

  constructor(
    private url: string,
    private channel: string,
    private watch: Watch
  ) {}

  /** The open connection; rejects when it cannot be opened now, and is retried later. */
  open(): Promise<pg.Client> {
    if (this.#closed) return Promise.reject(new Error('The line is closed'))
    this.#current ??= this.#connect()
    return this.#current
  }

  /** Asks the server something, after whatever it was asked before. */
  query(sql: string, values: unknown[] = []) {
    const asked = this.#asked.then(async () => {
      const client = await this.open()
      await client.query(sql, values)
    })
    this.#asked = asked.catch(() => {})
    return asked
  }

  async close() {
    this.#closed = true
    clearTimeout(this.#timer)
    const client = await this.#current?.catch(() => null)
    await client?.end()
  }

  async #connect() {
    clearTimeout(this.#timer)
    const client = this.#makeClient()
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`)
    } catch (error) {
      await hangUp(client)
      this.#openLater(client)
      throw error
    }
    this.#failures = 0
    this.#lookAfter(client)
    queueMicrotask(this.watch.opened)
    return client
  }

  #makeClient() {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'vonk nodes',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    this.#open = client
    // Every error also ends the connection.
    client.on('error', () => {})
    client.once('end', () => this.#openLater(client))
    client.on('notification', ({ payload = '' }) => this.watch.heard(payload))
    return client
  }

  /** A connection can die silently: a health check then times out. */
  #lookAfter(client: pg.Client) {
    this.#timer = setTimeout(() => {
      this.query('select 1').then(
        () => this.#lookAfter(client),
        () => hangUp(client)
      )
    }, lookEvery)
    this.#timer.unref()
  }

  #openLater(client: pg.Client) {
    if (this.#open !== client) return
    this.#open = undefined
    this.#current = undefined
    clearTimeout(this.#timer)
    this.watch.broken()
    if (this.#closed) return
    const pause = Math.min(pauses.longest, pauses.first * 2 ** this.#failures++)
    this.#timer = setTimeout(() => void this.open().catch(() => {}), pause)
    this.#timer.unref()
  }
}

async function hangUp(client: pg.Client) {
  await client.end().catch(() => {})
}
