import { ok, refuse } from '#core/result'

/** The ids of all providers match this; for anything else the provider is not asked. */
const idShape = /^[\w-]{1,100}$/

/** The payment id in a form `id=…`, as the sandbox and Mollie send it. */
export function readPaymentId(body: string) {
  const id = new URLSearchParams(body).get('id') ?? ''
  return idShape.test(id) ? ok(id) : refuse('webhook_malformed')
}
