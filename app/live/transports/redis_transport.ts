import type { Serializable, SubscribeHandler, Transport } from '@boringnode/bus/types/main'
import { Redis } from 'ioredis'
import { SubscribingTransport } from '#live/transports/subscribing_transport'

type Envelope = Readonly<{ from: string; payload: Serializable }>

/** Milliseconds: between attempts to connect, between health checks, and until one times out. */
const backoff = { first: 250, longest: 10_000 }
const healthCheckInterval = 15_000
const timeout = 10_000

/**
 * Carries events between nodes by PUBLISH and SUBSCRIBE. Connects only when needed; what cannot be
 * sent waits for the server to return.
 */
export class RedisTransport extends SubscribingTransport implements Transport {
  #publisher: Redis
  #subscriber: Redis
  #timer: NodeJS.Timeout

  constructor(
    url: string,
    private options: Readonly<{ subscribes: boolean }>
  ) {
    super()
    this.#publisher = connectionTo(url)
    this.#subscriber = connectionTo(url)
    this.#subscriber.on('ready', () => void this.#listen().catch(() => {}))
    this.#subscriber.on('message', (channel: string, text: string) => this.#receive(channel, text))
    this.#timer = setInterval(() => this.#checkHealth(), healthCheckInterval)
    this.#timer.unref()
  }

  /** A process that subscribes connects at once, and retries until it can. */
  async subscribe<T extends Serializable>(channel: string, handler: SubscribeHandler<T>) {
    this.addHandler(channel, handler)
    if (!this.options.subscribes) return
    if (this.#subscriber.status === 'wait') await this.#subscriber.connect().catch(() => {})
    if (this.#subscriber.status === 'ready') await this.#subscriber.subscribe(channel)
  }

  async publish(channel: string, payload: Serializable) {
    const envelope: Envelope = { from: this.id, payload }
    await this.#publisher.publish(channel, JSON.stringify(envelope))
  }

  /** Disconnects after everything published was sent, if it can be. */
  async disconnect() {
    clearInterval(this.#timer)
    this.#subscriber.disconnect()
    if (this.#publisher.status === 'ready') await this.#publisher.quit()
    else this.#publisher.disconnect()
  }

  /**
   * Subscribes, then notifies the node that nothing is missed from here on, so that pages fetch
   * what they missed.
   */
  async #listen() {
    await this.#subscriber.subscribe(...this.handlers.keys())
    this.notifyOpened()
  }

  /** A connection can die silently: a health check then times out. */
  #checkHealth() {
    if (this.#subscriber.status === 'ready')
      this.#subscriber.ping().catch(() => this.#subscriber.disconnect(true))
  }

  #receive(channel: string, text: string) {
    const envelope = read(text)
    if (envelope) this.receive(channel, envelope)
  }
}

function connectionTo(url: string) {
  const line = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false,
    maxRetriesPerRequest: null,
    connectTimeout: timeout,
    keepAlive: timeout,
    retryStrategy: (times) => Math.min(backoff.longest, backoff.first * 2 ** (times - 1)),
  })
  // Every error also ends the connection, which is then opened again.
  line.on('error', () => {})
  return line
}

/** Messages are checked: whoever can reach the server can publish anything. */
function read(text: string): Envelope | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
