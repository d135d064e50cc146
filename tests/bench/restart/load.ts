import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { memberClient } from '#tests/support/http/member_client'

type Client = Awaited<ReturnType<typeof memberClient>>
export type Person = Readonly<{ client: Client; conversationId: string | null }>

/** Milliseconds before a page opens a stream again that has ended without saying when. */
const pause = 1000

const polled = ['/api/user.php', '/api/chats.php', '/api/likes.php']

/** Of ten requests one sends a message, one opens a page, the others are those that an open page polls. */
export class Load {
  #times: number[] = []
  #failures: string[] = []
  #stops = new AbortController()
  #agent = new Agent({ maxSockets: Infinity })
  streamsClosed = 0

  constructor(
    private url: string,
    private people: readonly Person[]
  ) {}

  /** Asks at a steady rate, whatever is not answered yet, until `stop`. */
  async ask(perSecond: number) {
    const start = performance.now()
    for (let number = 0; !this.#stops.signal.aborted; number++) {
      const due = start + (number * 1000) / perSecond
      const early = due - performance.now()
      if (early > 0) await wait(early)
      void this.#askOnce(number)
    }
  }

  /** Keeps streams open as pages do: one that ends is opened again when it said, or after a second. */
  keepStreams(count: number) {
    for (let number = 0; number < count; number++) void this.#keepStream(number)
  }

  stop() {
    this.#stops.abort()
    this.#agent.destroy()
  }

  /** What came of the requests since this was asked last. */
  takeOutcome() {
    const times = this.#times.splice(0).toSorted((one, other) => one - other)
    const failures = this.#failures.splice(0)
    const p99 = Math.round(times[Math.floor(0.99 * (times.length - 1))] ?? 0)
    const streams = this.streamsClosed
    this.streamsClosed = 0
    return {
      requests: times.length + failures.length,
      failed: failures.length,
      failures: [...new Set(failures)].join('; '),
      p99,
      longest: Math.round(times.at(-1) ?? 0),
      streams,
    }
  }

  async #askOnce(number: number) {
    const { client, conversationId } = this.people[number % this.people.length]
    const kind = number % 10
    const started = performance.now()
    const what = kind === 0 && conversationId ? 'message' : kind < 2 ? '/members' : polled[kind % 3]
    try {
      const asked =
        what === 'message'
          ? client.say(conversationId!, `message ${number} of the bench`)
          : client.call('GET', what)
      const { status } = await asked
      if (status >= 300) throw new Error(String(status))
      this.#times.push(performance.now() - started)
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } }
      this.#failures.push(`${what}: ${cause?.code ?? message}`)
    }
  }

  async #keepStream(number: number) {
    const { client } = this.people[number % this.people.length]
    while (!this.#stops.signal.aborted) {
      const after = await this.#streamEnds(client.headers)
      this.streamsClosed++
      await wait(after ?? pause * (0.75 + Math.random() / 2))
    }
  }

  /** Answers after how many milliseconds the page is to come back, where the node said so. */
  #streamEnds(headers: Record<string, string>) {
    const path = `${this.url}/__transmit/events?uid=${crypto.randomUUID()}`
    return new Promise<number | undefined>((fulfil) => {
      let last = ''
      const asked = get(path, { agent: this.#agent, headers }, (response) => {
        response.on('error', () => {}).on('data', (bytes) => (last = String(bytes)))
        response.once('close', () => {
          const after = /"closing","after":(\d+)/.exec(last)?.[1]
          fulfil(after ? Number(after) : undefined)
        })
      })
      asked.once('error', () => fulfil(undefined))
    })
  }
}
