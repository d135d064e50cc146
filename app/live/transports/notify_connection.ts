import pg from 'pg'

/** Milliseconds: between attempts to connect, between health checks, and until one times out. */
const backoff = { first: 250, longest: 10_000 }
const healthCheckInterval = 15_000
const timeout = 10_000

type Watch = Readonly<{
  received: (notice: string) => void
  opened: () => void
  broken: () => void
}>

/**
 * A PostgreSQL connection that listens to one channel. It is checked regularly, and reopened
 * whenever it breaks, until it is closed for good.
 */
export class NotifyConnection {
  #current?: Promise<pg.Client>
  #open?: pg.Client
  #queue: Promise<void> = Promise.resolve()
  #failures = 0
  #timer?: NodeJS.Timeout
  #closed = false

  constructor(
    private url: string,
    private channel: string,
    private watch: Watch
  ) {}

  /** The open connection; rejects when it cannot be opened now, and retries later. */
  open(): Promise<pg.Client> {
    if (this.#closed) return Promise.reject(new Error('The line is closed'))
    this.#current ??= this.#connect()
    return this.#current
  }

  /** Runs a query after all earlier ones. */
  query(sql: string, values: unknown[] = []) {
    const asked = this.#queue.then(async () => {
      const client = await this.open()
      await client.query(sql, values)
    })
    this.#queue = asked.catch(() => {})
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
      await endQuietly(client)
      this.#reconnectLater(client)
      throw error
    }
    this.#failures = 0
    this.#scheduleHealthCheck(client)
    queueMicrotask(this.watch.opened)
    return client
  }

  #makeClient() {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'vonk nodes',
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    })
    this.#open = client
    // Every error also ends the connection.
    client.on('error', () => {})
    client.once('end', () => this.#reconnectLater(client))
    client.on('notification', ({ payload = '' }) => this.watch.received(payload))
    return client
  }

  /** A connection can die silently: a health check then times out. */
  #scheduleHealthCheck(client: pg.Client) {
    this.#timer = setTimeout(() => {
      this.query('select 1').then(
        () => this.#scheduleHealthCheck(client),
        () => endQuietly(client)
      )
    }, healthCheckInterval)
    this.#timer.unref()
  }

  #reconnectLater(client: pg.Client) {
    if (this.#open !== client) return
    this.#open = undefined
    this.#current = undefined
    clearTimeout(this.#timer)
    this.watch.broken()
    if (this.#closed) return
    const pause = Math.min(backoff.longest, backoff.first * 2 ** this.#failures++)
    this.#timer = setTimeout(() => void this.open().catch(() => {}), pause)
    this.#timer.unref()
  }
}

async function endQuietly(client: pg.Client) {
  await client.end().catch(() => {})
}
