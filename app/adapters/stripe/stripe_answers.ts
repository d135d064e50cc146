import vine from '@vinejs/vine'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import { currencies, money } from '#core/money'
import type { Payment, PaymentStatus } from '#core/ports/payment_gateway'
import type { Disputes } from '#adapters/stripe/stripe_disputes'
import { listShape } from '#adapters/stripe/stripe_list'
import { otherRefundsOf, refundShape } from '#adapters/stripe/stripe_refunds'

const chargeShape = vine.object({
  refunded: vine.boolean(),
  disputed: vine.boolean(),
  refunds: vine
    .object({ data: vine.array(refundShape.clone()) })
    .nullable()
    .optional(),
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

export async function startedPayment(answer: unknown) {
  const { id, url } = await startedShape.validate(answer)
  return { paymentId: id, payUrl: url }
}

/** The payment intent of a session whose charge was disputed: its disputes are asked for apart. */
export async function disputedIntent(answer: unknown) {
  const [, session] = await sessionShape.tryValidate(answer)
  const intent = session?.payment_intent
  return intent?.latest_charge?.disputed ? intent.id : null
}

/** Null for a session that does not exist or is not ours. */
export async function payment(answer: unknown, disputed: Disputes): Promise<Payment | null> {
  const [invalid, session] = await sessionShape.tryValidate(answer)
  const currency = currencies.find((one) => one === session?.currency.toUpperCase())
  if (invalid || !currency) return null
  const status = statusOf(session, disputed)
  const payUrl = status === 'open' ? (session.url ?? null) : null
  const amount = money(session.amount_total, currency)
  return {
    id: session.id,
    orderId: session.client_reference_id,
    status,
    recovered: disputed.recovered,
    otherRefunds: otherRefundsOf(session.payment_intent?.latest_charge?.refunds?.data ?? []),
    disputes: disputed.list,
    amount,
    payUrl,
  }
}

export async function intentOf(answer: unknown) {
  const [, session] = await sessionShape.tryValidate(answer)
  return session?.payment_intent?.id ?? null
}

export async function firstOf(answer: unknown) {
  const { data } = await listShape.validate(answer)
  const [, found] = await foundShape.tryValidate(data[0])
  return found?.id ?? null
}

/** The charge is named while it was disputed: its disputes are asked for apart. */
export type ListedReceipt = Receipt & Readonly<{ disputedCharge: string | null }>
export type Page = Readonly<{ receipts: ListedReceipt[]; last: string | null }>

/** A page of charges, and the id of its last one while there are more pages. */
export async function charges(answer: unknown): Promise<Page> {
  const { data, has_more: more } = await listShape.validate(answer)
  const validated = await Promise.all(data.map((charge) => chargeRowShape.tryValidate(charge)))
  const receipts = validated.flatMap(([, charge]) => (charge ? receiptOf(charge) : []))
  return { receipts, last: more ? (data.at(-1)?.id ?? null) : null }
}

function receiptOf(charge: Awaited<ReturnType<typeof chargeRowShape.validate>>): ListedReceipt[] {
  const currency = currencies.find((one) => one === charge.currency.toUpperCase())
  if (!charge.paid || !currency) return []
  const { id: reference, amount, disputed, amount_refunded: returned } = charge
  const { order_id: orderId } = charge.metadata
  const disputedCharge = disputed ? reference : null
  return [{ orderId, reference, amount: money(amount, currency), returned, disputedCharge }]
}

/** A declined card does not fail the session: the payer may try another one on the same page. */
function statusOf(session: Session, disputed: Disputes): PaymentStatus {
  const { status, payment_status: paid, payment_intent: intent, metadata } = session
  if (status === 'open') return 'open'
  if (status === 'expired') {
    if (intent?.last_payment_error) return 'failed'
    return metadata?.given_up ? 'cancelled' : 'expired'
  }
  if (paid !== 'paid') return intent?.last_payment_error ? 'failed' : 'pending'
  if (disputed.taken) return 'charged_back'
  return intent?.latest_charge?.refunded ? 'refunded' : 'paid'
}
