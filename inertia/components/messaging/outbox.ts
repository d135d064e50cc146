import { forgetUnsent, isKept, keepUnsent, readUnsent } from '~/components/messaging/kept_texts'
import { refusalIn } from '~/components/messaging/refusal_in'
import { type Sent, type Unsent, withoutArrived } from '~/components/messaging/thread'
import type { Answer, Refusal, Sender } from '~/components/messaging/types'
import { callServer } from '~/live/call_server'
import { listen } from '~/live/events'
import { noteSentHere } from '~/live/sent_here'

/** Answers that say no to this message, and would again. */
const refusals = [403, 404, 413, 422]

/**
 * What leaves this browser for one conversation: in the order of writing, each message once. What
 * is kept is the truth, for every tab; of the tabs one at a time sends.
 */
export class Outbox {
  #unsent: readonly Unsent[] = []
  #subscribers = new Set<() => void>()
  #sender: Sender | null = null
  #url = ''

  constructor(private room: string) {
    this.#look()
    addEventListener('storage', () => this.#look())
    addEventListener('online', () => this.#wake())
    listen((event) => event.type === 'connected' && this.#wake())
  }

  subscribe = (notify: () => void) => {
    this.#subscribers.add(notify)
    return () => {
      this.#subscribers.delete(notify)
    }
  }

  unsent = () => this.#unsent

  /** Until the answer is called; what is under way goes on without. */
  attach(sender: Sender) {
    const isFirst = this.#url === ''
    this.#sender = sender
    this.#url = sender.url
    if (isFirst) this.#wake()
    return () => {
      this.#sender = null
    }
  }

  send(body: string) {
    const at = new Date().toISOString()
    this.#post({ clientId: crypto.randomUUID(), body, at, failed: false, refusal: null })
  }

  sendAgain(clientId: string) {
    const message = this.#unsent.find((unsent) => unsent.clientId === clientId)
    if (message) this.#post({ ...message, failed: false, refusal: null })
  }

  /** Forgets a message; answers what it said. */
  remove(clientId: string) {
    const message = this.#unsent.find((unsent) => unsent.clientId === clientId)
    forgetUnsent(this.room, clientId)
    this.#look()
    return message?.body ?? ''
  }

  /** Forgets messages that turned out to have arrived. */
  forgetArrived(messages: readonly Sent[]) {
    const left = new Set(withoutArrived(this.#unsent, messages))
    for (const message of this.#unsent) if (!left.has(message)) this.remove(message.clientId)
  }

  #post(message: Unsent) {
    keepUnsent(this.room, message)
    this.#look()
    void this.#work()
  }

  /** The server is there again: what got no answer has another try, what was refused has not. */
  #wake() {
    for (const message of readUnsent(this.room)) {
      if (message.refusal === null) this.#change(message, { failed: false })
    }
    void this.#work()
  }

  /** Whatever becomes of a message, those after it have their turn. */
  #work() {
    return navigator.locks.request(`outbox:${this.room}`, async () => {
      for (let next = this.#next(); next; next = this.#next()) await this.#deliver(next)
    })
  }

  /** Asks storage: another tab may have sent meanwhile, or written. */
  #next() {
    return readUnsent(this.room).find(({ failed }) => !failed)
  }

  async #deliver(message: Unsent) {
    const { clientId, body } = message
    noteSentHere(clientId)
    // It may turn out to have arrived, or its writer signs out.
    const isWanted = () => isKept(this.room, clientId)
    const response = await callServer<'messages.store'>(
      'POST',
      this.#url,
      { client_id: clientId, body },
      isWanted
    )
    if (response?.ok) return this.#arrived(message, await response.json())
    if (response && refusals.includes(response.status)) {
      return this.#refused(message, await refusalIn(response))
    }
    if (isWanted()) this.#giveUp()
  }

  #arrived({ clientId }: Unsent, answer: Answer) {
    try {
      this.#sender?.sent(answer)
    } finally {
      this.remove(clientId)
    }
  }

  #refused(message: Unsent, refusal: Partial<Refusal>) {
    const reason = this.#sender?.refused(refusal) ?? refusal.message
    this.#change(message, { failed: true, refusal: reason ?? '' })
  }

  /** Nobody answers: what waits behind would hear no more, and keeps its place. */
  #giveUp() {
    for (const message of readUnsent(this.room)) this.#change(message, { failed: true })
  }

  /** A message that was forgotten meanwhile, as by signing out, stays so. */
  #change(message: Unsent, changes: Partial<Unsent>) {
    if (isKept(this.room, message.clientId)) keepUnsent(this.room, { ...message, ...changes })
    this.#look()
  }

  #look() {
    this.#unsent = readUnsent(this.room)
    for (const notify of [...this.#subscribers]) notify()
  }
}
