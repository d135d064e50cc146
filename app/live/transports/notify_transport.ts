import type { Serializable, SubscribeHandler, Transport } from '@boringnode/bus/types/main'
import { SubscribingTransport } from '#live/transports/subscribing_transport'
import { NotifyConnection } from '#live/transports/notify_connection'
import { cutNotice, NoticeParts } from '#live/transports/notice_parts'

type Envelope = Readonly<{ from: string; channel: string; payload: Serializable }>

/** The PostgreSQL channel of all nodes of a site. */
const nodes = 'vonk_nodes'

/**
 * Carries events between nodes by LISTEN and NOTIFY, so that a growing site needs no server but its
 * database. Connects only when needed.
 */
export class NotifyTransport extends SubscribingTransport implements Transport {
  #waiting: string[] = []
  #nextBatch?: Promise<void>
  #lastBatch: Promise<void> = Promise.resolve()
  #parts = new NoticeParts()
  #connection: NotifyConnection

  constructor(
    url: string,
    private options: Readonly<{ subscribes: boolean }>
  ) {
    super()
    this.#connection = new NotifyConnection(url, nodes, {
      received: (notice) => this.#receive(notice),
      opened: () => this.notifyOpened(),
      broken: () => this.#parts.clear(),
    })
  }

  /** A process that subscribes connects at once, and retries until it can. */
  async subscribe<T extends Serializable>(channel: string, handler: SubscribeHandler<T>) {
    this.addHandler(channel, handler)
    if (this.options.subscribes) await this.#connection.open().catch(() => {})
  }

  async publish(channel: string, payload: Serializable) {
    const envelope: Envelope = { from: this.id, channel, payload }
    this.#waiting.push(...cutNotice(envelope))
    // What is published while a statement runs is batched into the next one.
    this.#nextBatch ??= this.#lastBatch.then(() => this.#sendWaiting())
    await this.#nextBatch
  }

  /** Disconnects once everything published was sent. */
  async disconnect() {
    await this.#nextBatch?.catch(() => {})
    await this.#lastBatch
    await this.#connection.close()
  }

  #sendWaiting() {
    const parts = this.#waiting
    this.#waiting = []
    this.#nextBatch = undefined
    const sending = this.#send(parts)
    this.#lastBatch = sending.catch(() => {})
    return sending
  }

  /** All parts in one statement: they arrive in order, or not at all. */
  async #send(parts: string[]) {
    const sql = 'select pg_notify($1, part) from unnest($2::text[]) as part'
    await this.#connection.query(sql, [nodes, parts])
  }

  #receive(notice: string) {
    const envelope = read(this.#parts.take(notice))
    if (envelope) this.receive(envelope.channel, envelope)
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
