import type { Serializable, SubscribeHandler } from '@boringnode/bus/types/main'

type Envelope = Readonly<{ from: string; payload: Serializable }>

/** What each transport between nodes does alike: who hears which channel, and who hears oneself. */
export abstract class HearingTransport {
  protected id = ''
  protected handlers = new Map<string, ((payload: Serializable) => unknown)[]>()
  #opened: (() => void)[] = []

  setId(id: string) {
    this.id = id
    return this
  }

  /** Called each time this process hears again, the first time too. */
  onReconnect(tell: () => void) {
    this.#opened.push(tell)
  }

  async unsubscribe(channel: string) {
    this.handlers.delete(channel)
  }

  protected note<T extends Serializable>(channel: string, handler: SubscribeHandler<T>) {
    const handlers = this.handlers.get(channel) ?? []
    this.handlers.set(channel, [...handlers, (payload) => handler(payload as T)])
  }

  protected tellOpened() {
    for (const tell of this.#opened) tell()
  }

  /** What one says oneself comes back as well. */
  protected hear(channel: string, { from, payload }: Envelope) {
    if (from === this.id) return
    for (const handle of this.handlers.get(channel) ?? []) handle(payload)
  }
}
