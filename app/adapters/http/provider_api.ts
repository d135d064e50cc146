import { setTimeout as wait } from 'node:timers/promises'

const millisecondsToAnswer = 5000
/** Two of the same question at once, or too many of them: the provider asks to come back. */
const comeBack = [409, 429]
const attempts = 4

type Call = Readonly<{
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: string
  /** What makes two of the same call one. */
  idempotencyKey?: string
}>

/** The provider has understood, and will not. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    message: string
  ) {
    super(message)
  }
}

/** The HTTP API of a payment provider. What it tells in an error is kept, our secrets never are. */
export class ProviderApi {
  constructor(
    private name: string,
    private url: string,
    private headers: Readonly<Record<string, string>>
  ) {}

  /** The answer of the provider, or null when there is no such thing. Throws for all else. */
  async call(call: Call): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.#send(call)
      if (response.status === 404 || response.status === 410) return null
      if (response.ok) return response.status === 204 ? {} : response.json()
      if (!comeBack.includes(response.status) || attempt === attempts) {
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
      signal: AbortSignal.timeout(millisecondsToAnswer),
    })
  }

  async #refusal({ method, path }: Call, response: Response) {
    const told = (await response.text()).slice(0, 300)
    const question = `${this.name} answered ${response.status} to ${method} ${path.split('?')[0]}`
    return new ProviderRefusal(response.status, `${question}: ${told}`)
  }
}
