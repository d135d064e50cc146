import { type Sent, type Unsent, withoutArrived } from '~/components/messaging/log/messages'
import { isSaved, readUnsent, removeUnsent, saveUnsent } from '~/components/messaging/storage'
import { refusalIn } from '~/components/messaging/refusal_in'
import { isSolvedByCredits } from '~/components/messaging/solved_by_credits'
import type { Answer, Refusal, Sender } from '~/components/messaging/types'
import { callServer } from '~/live/call_server'
import { listen } from '~/live/events'
import { markSentInThisTab } from '~/live/sent_in_this_tab'

/** Statuses that another try would get again. */
const refusalStatuses = [403, 404, 413, 422]

/**
 * Sends the messages of one conversation in the order they were written, each exactly once. Storage
 * is the single source of truth for all tabs; a lock lets one tab at a time send.
 */
export class Outbox {
  #unsent: readonly Unsent[] = []
  #subscribers = new Set<() => void>()
  #sender: Sender | null = null
  #url = ''

  constructor(private conversation: string) {
    this.#refresh()
    addEventListener('storage', () => this.#refresh())
    addEventListener('online', () => this.#retryUnanswered())
    listen((event) => event.type === 'connected' && this.#retryUnanswered())
  }

  subscribe = (notify: () => void) => {
    this.#subscribers.add(notify)
    return () => {
      this.#subscribers.delete(notify)
    }
  }

  unsent = () => this.#unsent

  /** Reports outcomes to the sender until the returned function is called; sending goes on without. */
  attach(sender: Sender) {
    const isFirst = this.#url === ''
    this.#sender = sender
    this.#url = sender.url
    if (isFirst) this.#retryUnanswered()
    return () => {
      this.#sender = null
    }
  }

  send(body: string) {
    const at = new Date().toISOString()
    this.#enqueue({ clientId: crypto.randomUUID(), body, at, failed: false, refusal: null })
  }

  resend(clientId: string) {
    const message = this.#unsent.find((unsent) => unsent.clientId === clientId)
    if (message) this.#enqueue({ ...message, failed: false, refusal: null })
  }

  /** Removes a message and returns its text. */
  remove(clientId: string) {
    const message = this.#unsent.find((unsent) => unsent.clientId === clientId)
    removeUnsent(this.conversation, clientId)
    this.#refresh()
    return message?.body ?? ''
  }

  /** Removes messages that did arrive, although their response was lost. */
  removeArrived(messages: readonly Sent[]) {
    const stillUnsent = new Set(withoutArrived(this.#unsent, messages))
    for (const message of this.#unsent) {
      if (!stillUnsent.has(message)) this.remove(message.clientId)
    }
  }

  /** There are credits now, so that their want is no reason any more. */
  forgetWantOfCredits() {
    for (const message of this.#unsent) {
      if (message.needsCredits) this.#update(message, { needsCredits: false, refusal: '' })
    }
  }

  #enqueue(message: Unsent) {
    saveUnsent(this.conversation, message)
    this.#refresh()
    void this.#flush()
  }

  /** The server can be reached again. What it refused, it would refuse again. */
  #retryUnanswered() {
    for (const message of readUnsent(this.conversation)) {
      if (message.refusal === null) this.#update(message, { failed: false })
    }
    void this.#flush()
  }

  /** One tab at a time. Where site data are refused there are no locks, and the server takes a message once. */
  async #flush() {
    const name = `outbox:${this.conversation}`
    let begun = false
    const deliverAll = async () => {
      begun = true
      for (let next = this.#next(); next; next = this.#next()) await this.#deliver(next)
    }
    await navigator.locks.request(name, deliverAll).catch((error: unknown) => {
      if (begun) throw error
      return deliverAll()
    })
  }

  /** Reads storage, as another tab may have sent or written meanwhile. */
  #next() {
    return readUnsent(this.conversation).find(({ failed }) => !failed)
  }

  async #deliver(message: Unsent) {
    const { clientId, body } = message
    markSentInThisTab(clientId)
    // It may turn out to have arrived, or the member logs out.
    const isWanted = () => isSaved(this.conversation, clientId)
    const response = await callServer<'messages.store'>(
      'POST',
      this.#url,
      { client_id: clientId, body },
      isWanted
    )
    if (response?.ok) return this.#delivered(message, await response.json())
    if (response && refusalStatuses.includes(response.status)) {
      return this.#refused(message, await refusalIn(response))
    }
    if (isWanted()) this.#failAll()
  }

  #delivered({ clientId }: Unsent, answer: Answer) {
    try {
      this.#sender?.sent(answer)
    } finally {
      this.remove(clientId)
    }
  }

  #refused(message: Unsent, refusal: Partial<Refusal>) {
    const reason = this.#sender?.refused(refusal) ?? refusal.message
    const needsCredits = isSolvedByCredits(refusal)
    this.#update(message, { failed: true, refusal: reason ?? '', needsCredits })
  }

  /** The server cannot be reached, so the messages behind this one need not be tried either. */
  #failAll() {
    for (const message of readUnsent(this.conversation)) this.#update(message, { failed: true })
  }

  /** Must not bring back a message that was removed meanwhile, as by logging out. */
  #update(message: Unsent, changes: Partial<Unsent>) {
    if (isSaved(this.conversation, message.clientId)) {
      saveUnsent(this.conversation, { ...message, ...changes })
    }
    this.#refresh()
  }

  #refresh() {
    this.#unsent = readUnsent(this.conversation)
    for (const notify of [...this.#subscribers]) notify()
  }
}
