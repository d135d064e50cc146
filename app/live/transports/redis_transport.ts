import type { Serializable, SubscribeHandler, Transport } from '@boringnode/bus/types/main'
import { Redis } from 'ioredis'
import { SubscribingTransport } from '#live/transports/subscribing_transport'

type Envelope = Readonly<{ from: string; payload: Serializable }>

/** Milliseconds: between attempts to connect, between health checks, and until one times out. */
const pauses = { first: 250, longest: 10_000 }
const lookEvery = 15_000
const patience = 10_000

/**
 * Carries events between the nodes of a site by PUBLISH and SUBSCRIBE. Nothing is connected before
 * it is needed; what cannot leave waits until there is a server again.
 */
export class RedisTransport extends SubscribingTransport implements Transport {
  #speaker: Redis
  #ear: Redis
  #timer: NodeJS.Timeout

  constructor(
    url: string,
    private options: Readonly<{ hears: boolean }>
  ) {
    super()
    this.#speaker = lineTo(url)
    this.#ear = lineTo(url)
    this.#ear.on('ready', () => void this.#listen().catch(() => {}))
    this.#ear.on('message', (channel: string, text: string) => this.#hear(channel, text))
    this.#timer = setInterval(() => this.#lookAfter(), lookEvery)
    this.#timer.unref()
  }

  /** A process that subscribes connects at once, and retries until it can. */
  async subscribe<T extends Serializable>(channel: string, handler: SubscribeHandler<T>) {
    this.note(channel, handler)
    if (!this.options.hears) return
    if (this.#ear.status === 'wait') await this.#ear.connect().catch(() => {})
    if (this.#ear.status === 'ready') await this.#ear.subscribe(channel)
  }

  async publish(channel: string, payload: Serializable) {
    const envelope: Envelope = { from: this.id, payload }
    await this.#speaker.publish(channel, JSON.stringify(envelope))
  }

  /** Disconnects after everything published was sent, if it can be. */
  async disconnect() {
    clearInterval(this.#timer)
    this.#ear.disconnect()
    if (this.#speaker.status === 'ready') await this.#speaker.quit()
    else this.#speaker.disconnect()
  }

  /** Tells the subscribers that nothing is missed from here on, so that they fetch what was. */
  async #listen() {
    await this.#ear.subscribe(...this.handlers.keys())
    this.tellOpened()
  }

  /** A connection can die silently: a health check then times out. */
  #lookAfter() {
    if (this.#ear.status === 'ready') this.#ear.ping().catch(() => this.#ear.disconnect(true))
  }

  #hear(channel: string, text: string) {
    const envelope = read(text)
    if (envelope) this.hear(channel, envelope)
  }
}

function lineTo(url: string) {
  const line = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false,
    maxRetriesPerRequest: null,
    connectTimeout: patience,
    keepAlive: patience,
    retryStrategy: (times) => Math.min(pauses.longest, pauses.first * 2 ** (times - 1)),
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
