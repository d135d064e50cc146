import { setTimeout as wait } from 'node:timers/promises'
import type { Member } from '#tests/cluster/members/member'
import { openStream } from '#tests/support/live/event_stream'

/** Milliseconds before a page opens a stream again that has ended. */
const pause = 200

type Picture = Readonly<{ thumb: string }>
type Seen = Readonly<{ id: string; sequence: number; mine: boolean; picture: Picture | null }>
type Newer = Readonly<{ messages: Seen[]; hasNewer: boolean }>
type LiveEvent = Readonly<{ type: string; conversationId?: string; sequence?: number }>

/** One side of a conversation, on its page: writes in order, listens, and fetches what is news. */
export class Correspondent {
  /** The client ids of the messages that the site has confirmed, in the order they were written. */
  readonly confirmed: string[] = []
  /** What the page shows, in the order it came. */
  readonly seen: Seen[] = []
  /** The numbers of messages that the stream has announced. */
  readonly announced = new Set<number>()
  #writing: Promise<unknown> = Promise.resolve()
  #fetching: Promise<unknown> = Promise.resolve()
  #isHere = true

  constructor(
    readonly member: Member,
    private url: string,
    readonly conversationId: string,
    readonly firstSequence: number
  ) {
    this.#lastSequence = firstSequence
  }

  #lastSequence: number

  /** Says something once all before it is confirmed; the same message again until it is. */
  write() {
    const clientId = crypto.randomUUID()
    const json = { client_id: clientId, body: `Message ${clientId}` }
    return this.#inTurn(clientId, () => this.member.post('chat', this.#path('messages'), { json }))
  }

  sendPicture(bytes: Uint8Array<ArrayBuffer>) {
    const clientId = crypto.randomUUID()
    const path = `${this.#path('photos')}?client_id=${clientId}`
    return this.#inTurn(clientId, () => {
      const file = new FormData()
      file.set('photo', new Blob([bytes]), 'here.jpg')
      return this.member.post('picture', path, { file })
    })
  }

  /** Fetches what follows the last message that is seen. */
  look() {
    const fetched = this.#fetching.then(() => this.#catchUp())
    this.#fetching = fetched.catch(() => {})
    return fetched
  }

  /** Keeps a stream open, and opens it again whenever it ends. */
  async listen() {
    while (this.#isHere) {
      await this.#listenOnce().catch(() => {})
      await wait(pause)
    }
  }

  /** Resolves once all that was written is confirmed. */
  async hasWritten() {
    await this.#writing
  }

  leave() {
    this.#isHere = false
  }

  #inTurn(clientId: string, send: () => Promise<unknown>) {
    const sent = this.#writing.then(send).then(() => void this.confirmed.push(clientId))
    // What was refused does not keep the next ones back.
    this.#writing = sent.catch(() => {})
    return sent
  }

  async #listenOnce() {
    const { headers } = this.member
    const stream = await openStream(this.url, headers)
    await stream.subscribe(this.member)
    await this.look()
    for (;;) {
      const event = (await stream.next()) as LiveEvent | undefined
      if (!event) return
      const isOurs = event.type === 'message' && event.conversationId === this.conversationId
      if (isOurs) this.announced.add(event.sequence!)
      if (isOurs || event.type === 'connected') await this.look()
    }
  }

  async #catchUp() {
    for (let hasNewer = true; hasNewer;) {
      const path = `${this.#path('messages')}?after=${this.#lastSequence}`
      const newer = await this.member.read<Newer>('poll', path)
      this.seen.push(...newer.messages)
      this.#lastSequence = newer.messages.at(-1)?.sequence ?? this.#lastSequence
      hasNewer = newer.hasNewer
    }
  }

  #path(what: string) {
    return `/chats/${this.conversationId}/${what}`
  }
}
