import type { Serializable, SubscribeHandler } from '@boringnode/bus/types/main'

type Envelope = Readonly<{ from: string; payload: Serializable }>

/**
 * The common part of all transports between nodes: handlers by channel, ignoring a node's own
 * messages.
 */
export abstract class SubscribingTransport {
  protected id = ''
  protected handlers = new Map<string, ((payload: Serializable) => unknown)[]>()
  #opened: (() => void)[] = []

  setId(id: string) {
    this.id = id
    return this
  }

  /** Called on every (re)connect, the first included. */
  onReconnect(tell: () => void) {
    this.#opened.push(tell)
  }

  async unsubscribe(channel: string) {
    this.handlers.delete(channel)
  }

  protected addHandler<T extends Serializable>(channel: string, handler: SubscribeHandler<T>) {
    const handlers = this.handlers.get(channel) ?? []
    this.handlers.set(channel, [...handlers, (payload) => handler(payload as T)])
  }

  protected notifyOpened() {
    for (const tell of this.#opened) tell()
  }

  /** A node receives its own messages as well, and skips them. */
  protected receive(channel: string, { from, payload }: Envelope) {
    if (from === this.id) return
    for (const handle of this.handlers.get(channel) ?? []) handle(payload)
  }
}
