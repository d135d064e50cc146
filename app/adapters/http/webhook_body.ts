import { ok, refuse } from '#core/result'

/** Ids of every provider are of this shape; anything else is not worth a question. */
const idShape = /^[\w-]{1,100}$/

/** The payment that a plain form `id=…` names, as the sandbox and Mollie send it. */
export function readPaymentId(body: string) {
  const id = new URLSearchParams(body).get('id') ?? ''
  return idShape.test(id) ? ok(id) : refuse('webhook_malformed')
}
