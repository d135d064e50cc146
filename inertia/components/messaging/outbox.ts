import type { Data } from '@generated/data'
import { keepDraft, keepUnsent, readDraft, readUnsent } from '~/components/messaging/kept_texts'
import type { Unsent } from '~/components/messaging/thread'
import type { Offer, Refusal } from '~/components/messaging/types'
import { callServer } from '~/live/call_server'
import { noteSentHere } from '~/live/sent_here'

export interface Answer {
  /** Of the conversation that this message began. */
  conversationId?: string
  message: Data.Message
  offer: Offer
}

/** The open thread, which shows what became of its messages. */
export interface Sender {
  /** Where the next message goes: before the first one there is no conversation to send it to. */
  url: string
  sent: (answer: Answer) => void
  /** Null: the server said no without a word, as when the conversation is gone. */
  refused: (refusal: Refusal | null) => void
}

/** What leaves this tab for one conversation: in the order of writing, each message once. */
export class Outbox {
  #unsent: readonly Unsent[]
  #queue = Promise.resolve()
  #subscribers = new Set<() => void>()
  #sender: Sender | null = null

  constructor(private conversationId: string) {
    this.#unsent = readUnsent(conversationId)
  }

  subscribe = (notify: () => void) => {
    this.#subscribers.add(notify)
    return () => {
      this.#subscribers.delete(notify)
    }
  }

  unsent = () => this.#unsent

  attach(sender: Sender) {
    this.#sender = sender
  }

  send(body: string) {
    const at = new Date().toISOString()
    this.#post({ clientId: crypto.randomUUID(), body, at, failed: false })
  }

  sendAgain(clientId: string) {
    const message = this.#unsent.find((unsent) => unsent.clientId === clientId)
    if (message) this.#post({ ...message, failed: false })
  }

  /** Forgets messages that turned out to have arrived. */
  keepOnly(unsent: readonly Unsent[]) {
    if (unsent.length !== this.#unsent.length) this.#change(unsent)
  }

  #post(message: Unsent) {
    noteSentHere(message.clientId)
    this.#change([...this.#without(message), message])
    this.#queue = this.#queue.then(() => this.#deliver(message))
  }

  async #deliver(message: Unsent) {
    const { clientId, body } = message
    const url = this.#sender?.url ?? ''
    const response = await callServer('POST', url, { client_id: clientId, body })
    if (response?.ok) return this.#arrived(message, await response.json())
    if (response?.status === 422) return this.#refused(message, await response.json())
    if (response?.status === 404) return this.#refused(message, null)
    this.#change(this.#unsent.map((kept) => (kept.clientId === clientId ? failed(kept) : kept)))
  }

  #arrived(message: Unsent, answer: Answer) {
    this.#sender?.sent(answer)
    this.#change(this.#without(message))
  }

  /** The words go back to where they were typed, before what was typed since. */
  #refused(message: Unsent, refusal: Refusal | null) {
    const texts = [message.body, readDraft(this.conversationId)]
    keepDraft(this.conversationId, texts.filter(Boolean).join('\n'))
    this.#change(this.#without(message))
    this.#sender?.refused(refusal)
  }

  #without({ clientId }: Unsent) {
    return this.#unsent.filter((unsent) => unsent.clientId !== clientId)
  }

  #change(unsent: readonly Unsent[]) {
    this.#unsent = unsent
    keepUnsent(this.conversationId, unsent)
    for (const notify of [...this.#subscribers]) notify()
  }
}

function failed(message: Unsent): Unsent {
  return { ...message, failed: true }
}
