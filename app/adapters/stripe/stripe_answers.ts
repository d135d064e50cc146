import vine from '@vinejs/vine'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import { currencies, money } from '#core/money'
import type { Payment, PaymentStatus, RefundStatus } from '#core/ports/payment_gateway'

const chargeShape = vine.object({
  refunded: vine.boolean(),
  disputed: vine.boolean(),
})

const intentShape = vine.object({
  id: vine.string(),
  status: vine.string(),
  last_payment_error: vine.object({}).nullable().optional(),
  latest_charge: chargeShape.clone().nullable().optional(),
})

const sessionShape = vine.create({
  id: vine.string(),
  status: vine.string(),
  payment_status: vine.string(),
  url: vine.string().nullable().optional(),
  /** Sessions of another shop on the same account have other references. */
  client_reference_id: vine.string().uuid(),
  amount_total: vine.number(),
  currency: vine.string(),
  metadata: vine.object({ given_up: vine.string().optional() }).nullable().optional(),
  payment_intent: intentShape.clone().nullable().optional(),
})

type Session = Awaited<ReturnType<typeof sessionShape.validate>>

const startedShape = vine.create({ id: vine.string(), url: vine.string() })

const idShape = /^\w{1,100}$/
const eventShape = vine.create({
  data: vine.object({
    object: vine.object({
      object: vine.string(),
      id: vine.string().regex(idShape),
      payment_intent: vine.string().regex(idShape).nullable().optional(),
    }),
  }),
})

const listShape = vine.create({ data: vine.array(vine.any()), has_more: vine.boolean() })
/** A charge has the metadata of its payment intent; charges of another shop have no order id. */
const chargeRowShape = vine.create({
  id: vine.string(),
  paid: vine.boolean(),
  disputed: vine.boolean(),
  amount: vine.number(),
  amount_refunded: vine.number(),
  currency: vine.string(),
  metadata: vine.object({ order_id: vine.string().uuid() }),
})
const foundShape = vine.create({ id: vine.string() })
const refundShape = vine.create({
  status: vine.string(),
  metadata: vine.object({ refund_id: vine.string().optional() }).nullable().optional(),
})

const refundStatuses: Record<string, RefundStatus> = {
  succeeded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
}

export async function startedPayment(answer: unknown) {
  const { id, url } = await startedShape.validate(answer)
  return { paymentId: id, payUrl: url }
}

/** Null for a session that does not exist or is not ours. */
export async function payment(answer: unknown): Promise<Payment | null> {
  const [invalid, session] = await sessionShape.tryValidate(answer)
  const currency = currencies.find((one) => one === session?.currency.toUpperCase())
  if (invalid || !currency) return null
  const status = statusOf(session)
  const payUrl = status === 'open' ? (session.url ?? null) : null
  const amount = money(session.amount_total, currency)
  return { id: session.id, orderId: session.client_reference_id, status, amount, payUrl }
}

export async function intentOf(answer: unknown) {
  const [, session] = await sessionShape.tryValidate(answer)
  return session?.payment_intent?.id ?? null
}

/** The session of an event, or the payment intent behind one; null for an unreadable event. */
export async function event(body: string) {
  const [invalid, found] = await eventShape.tryValidate(parsed(body))
  if (invalid) return null
  const { object, id, payment_intent: intent } = found.data.object
  if (object === 'checkout.session') return { session: id, intent: null }
  return { session: null, intent: object === 'payment_intent' ? id : (intent ?? null) }
}

export async function firstOf(answer: unknown) {
  const { data } = await listShape.validate(answer)
  const [, found] = await foundShape.tryValidate(data[0])
  return found?.id ?? null
}

export async function refundStatus(answer: unknown): Promise<RefundStatus> {
  const { status } = await refundShape.validate(answer)
  return refundStatuses[status] ?? 'pending'
}

/** The status of our refund in a list of refunds; null when it is not in the list. */
export async function refundOf(answer: unknown, refundId: string) {
  const { data } = await listShape.validate(answer)
  for (const refund of data) {
    const [, found] = await refundShape.tryValidate(refund)
    if (found?.metadata?.refund_id === refundId) return refundStatus(refund)
  }
  return null
}

export type Page = Readonly<{ receipts: Receipt[]; last: string | null }>

/** A page of charges, and the id of its last one while there are more pages. */
export async function charges(answer: unknown): Promise<Page> {
  const { data, has_more: more } = await listShape.validate(answer)
  const validated = await Promise.all(data.map((charge) => chargeRowShape.tryValidate(charge)))
  const receipts = validated.flatMap(([, charge]) => (charge ? receiptOf(charge) : []))
  return { receipts, last: more ? (data.at(-1)?.id ?? null) : null }
}

function receiptOf(charge: Awaited<ReturnType<typeof chargeRowShape.validate>>): Receipt[] {
  const currency = currencies.find((one) => one === charge.currency.toUpperCase())
  if (!charge.paid || !currency) return []
  const { id: reference, amount, disputed, amount_refunded: refunded } = charge
  const returned = disputed ? amount : refunded
  return [
    { orderId: charge.metadata.order_id, reference, amount: money(amount, currency), returned },
  ]
}

/** A declined card does not fail the session: the payer may try another one on the same page. */
function statusOf(session: Session): PaymentStatus {
  const { status, payment_status: paid, payment_intent: intent, metadata } = session
  if (status === 'open') return 'open'
  if (status === 'expired') {
    if (intent?.last_payment_error) return 'failed'
    return metadata?.given_up ? 'cancelled' : 'expired'
  }
  if (paid !== 'paid') return intent?.last_payment_error ? 'failed' : 'pending'
  if (intent?.latest_charge?.disputed) return 'charged_back'
  return intent?.latest_charge?.refunded ? 'refunded' : 'paid'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
