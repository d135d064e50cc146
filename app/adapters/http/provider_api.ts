import { setTimeout as wait } from 'node:timers/promises'

const timeoutMilliseconds = 5000
/** Statuses of a concurrent or rate-limited request, which is retried. */
const retriedStatuses = [409, 429]
const attempts = 4

type Call = Readonly<{
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: string
  idempotencyKey?: string
}>

/** An HTTP error of the provider: repeating the request would not help. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    message: string
  ) {
    super(message)
  }
}

/** The HTTP API of a payment provider. Errors carry the provider's message, never our secrets. */
export class ProviderApi {
  constructor(
    private name: string,
    private url: string,
    private headers: Readonly<Record<string, string>>
  ) {}

  /** The parsed answer; null when the resource does not exist. Throws ProviderRefusal for other errors. */
  async call(call: Call): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.#send(call)
      if (response.status === 404 || response.status === 410) return null
      if (response.ok) return response.status === 204 ? {} : response.json()
      if (!retriedStatuses.includes(response.status) || attempt === attempts) {
        throw await this.#refusal(call, response)
      }
      await wait(attempt * 200)
    }
  }

  #send({ method, path, body, idempotencyKey }: Call) {
    return fetch(`${this.url}${path}`, {
      method,
      body,
      headers: {
        ...this.headers,
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
  }

  async #refusal({ method, path }: Call, response: Response) {
    const message = (await response.text()).slice(0, 300)
    const summary = `${this.name} answered ${response.status} to ${method} ${path.split('?')[0]}`
    return new ProviderRefusal(response.status, `${summary}: ${message}`)
  }
}
