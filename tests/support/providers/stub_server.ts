import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import type { Group } from '@japa/runner/core'

export type Asked = Readonly<{
  method: string
  path: string
  query: URLSearchParams
  body: string
  header: (name: string) => string | undefined
}>

export type Answer = Readonly<{ status: number; body: object }>

/** A local HTTP server in place of a provider's API; `answer` decides its responses. */
export abstract class StubServer {
  readonly asked: Asked[] = []
  /** While true, every request is answered with status 503. */
  isDown = false
  #answers = new Map<string, Answer>()
  #server = createServer((request, response) => void this.#handle(request, response))

  protected abstract answer(asked: Asked): Answer
  /** Removes every payment. */
  protected abstract forget(): void

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Runs for as long as the group. */
  with(group: Group) {
    group.setup(async () => {
      await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
      return () => new Promise<void>((resolve) => this.#server.close(() => resolve()))
    })
    group.each.setup(() => {
      this.isDown = false
      this.forget()
    })
  }

  async #handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(String(request.url), this.url)
    const asked = {
      method: String(request.method),
      path: pathname,
      query: searchParams,
      body: await text(request),
      header: (name: string) => request.headers[name]?.toString(),
    }
    this.asked.push(asked)
    const { status, body } = this.isDown ? down : this.#once(asked)
    response.writeHead(status, { 'Content-Type': 'application/json', 'Connection': 'close' })
    response.end(JSON.stringify(body))
  }

  /** Answers the same idempotency key with the same response. */
  #once(asked: Asked) {
    const key = asked.header('idempotency-key')
    const answer = (key && this.#answers.get(key)) || this.answer(asked)
    if (key) this.#answers.set(key, answer)
    return answer
  }
}

const down: Answer = { status: 503, body: { error: 'down for maintenance' } }
