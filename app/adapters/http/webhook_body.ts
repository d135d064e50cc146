import { ok, refuse } from '#core/result'

/** The ids of all providers match this; for anything else the provider is not asked. */
const idShape = /^[\w-]{1,100}$/

/** Such a form names one payment; anybody may send one of any length. */
const longestForm = 1000

/** The event of a form `id=…`, as the sandbox and Mollie send it: it names a payment, and tells nothing. */
export function readNamedPayment(body: string) {
  if (body.length > longestForm) return refuse('webhook_malformed')
  const id = new URLSearchParams(body).get('id') ?? ''
  if (!idShape.test(id)) return refuse('webhook_malformed')
  return ok({ paymentId: id, kind: null, state: null })
}
