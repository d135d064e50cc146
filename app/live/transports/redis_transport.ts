import type { Serializable, SubscribeHandler, Transport } from '@boringnode/bus/types/main'
import { Redis } from 'ioredis'
import { HearingTransport } from '#live/transports/hearing_transport'

type Envelope = Readonly<{ from: string; payload: Serializable }>

/** Milliseconds: between two tries to connect, between two looks at the line, for an answer. */
const pauses = { first: 250, longest: 10_000 }
const lookEvery = 15_000
const patience = 10_000

/**
 * Carries events between the nodes of a site by PUBLISH and SUBSCRIBE. Nothing is connected before
 * it is needed; what cannot leave waits until there is a server again.
 */
export class RedisTransport extends HearingTransport implements Transport {
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

  /** A process that hears opens its connection now, or as soon as that can be. */
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

  /** Ends after what was said has left, if it can leave. */
  async disconnect() {
    clearInterval(this.#timer)
    this.#ear.disconnect()
    if (this.#speaker.status === 'ready') await this.#speaker.quit()
    else this.#speaker.disconnect()
  }

  /** Whoever is told may ask what was missed: from here on nothing is. */
  async #listen() {
    await this.#ear.subscribe(...this.handlers.keys())
    this.tellOpened()
  }

  /** A line can die without a word: then an answer does not come. */
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
  // Whatever breaks a connection also ends it, and it is opened again.
  line.on('error', () => {})
  return line
}

/** Whoever may speak on the server may say anything. */
function read(text: string): Envelope | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
