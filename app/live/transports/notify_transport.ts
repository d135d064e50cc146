import type { Serializable, SubscribeHandler, Transport } from '@boringnode/bus/types/main'
import { SubscribingTransport } from '#live/transports/subscribing_transport'
import { NotifyConnection } from '#live/transports/notify_connection'
import { cutNotice, NoticeParts } from '#live/transports/notice_parts'

type Envelope = Readonly<{ from: string; channel: string; payload: Serializable }>

/** The one channel of PostgreSQL that all nodes of a site listen to. */
const nodes = 'vonk_nodes'

/**
 * Carries events between the nodes of a site by LISTEN and NOTIFY, so that a site that grows needs
 * no other server than its database. Nothing is connected before it is needed.
 */
export class NotifyTransport extends SubscribingTransport implements Transport {
  #waiting: string[] = []
  #leaving?: Promise<void>
  #left: Promise<void> = Promise.resolve()
  #parts = new NoticeParts()
  #line: NotifyConnection

  constructor(
    url: string,
    private options: Readonly<{ hears: boolean }>
  ) {
    super()
    this.#line = new NotifyConnection(url, nodes, {
      heard: (notice) => this.#hear(notice),
      opened: () => this.tellOpened(),
      broken: () => this.#parts.forget(),
    })
  }

  /** A process that subscribes connects at once, and retries until it can. */
  async subscribe<T extends Serializable>(channel: string, handler: SubscribeHandler<T>) {
    this.note(channel, handler)
    if (this.options.hears) await this.#line.open().catch(() => {})
  }

  async publish(channel: string, payload: Serializable) {
    const envelope: Envelope = { from: this.id, channel, payload }
    this.#waiting.push(...cutNotice(envelope))
    // What is published while a statement runs is batched into the next one.
    this.#leaving ??= this.#left.then(() => this.#sendWaiting())
    await this.#leaving
  }

  /** Disconnects after everything published was sent. */
  async disconnect() {
    await this.#leaving?.catch(() => {})
    await this.#left
    await this.#line.close()
  }

  #sendWaiting() {
    const parts = this.#waiting
    this.#waiting = []
    this.#leaving = undefined
    const sending = this.#send(parts)
    this.#left = sending.catch(() => {})
    return sending
  }

  /** All parts in one statement: they arrive in order, or not at all. */
  async #send(parts: string[]) {
    const sql = 'select pg_notify($1, part) from unnest($2::text[]) as part'
    await this.#line.query(sql, [nodes, parts])
  }

  #hear(notice: string) {
    const envelope = read(this.#parts.take(notice))
    if (envelope) this.hear(envelope.channel, envelope)
  }
}

/** Messages are checked: whoever can write to the database can send anything on its channels. */
function read(whole: string | null): Envelope | null {
  try {
    return whole === null ? null : JSON.parse(whole)
  } catch {
    return null
  }
}
