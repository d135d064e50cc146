import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import type { Payment, PaymentStatus, RefundStatus } from '#core/ports/payment_gateway'
import { fromDecimal } from '#adapters/http/decimal_amount'

const amount = vine.object({ currency: vine.string(), value: vine.string() })

const paymentShape = vine.create({
  id: vine.string(),
  status: vine.string(),
  isCancelable: vine.boolean().optional(),
  amount: amount.clone(),
  amountRefunded: amount.clone().optional(),
  amountRemaining: amount.clone().optional(),
  amountChargedBack: amount.clone().optional(),
  /** Another shop on the same account names its orders in its own way. */
  metadata: vine.object({ orderId: vine.string().uuid() }),
  _links: vine.object({ checkout: vine.object({ href: vine.string() }).optional() }),
})

const pageShape = vine.create({
  _embedded: vine.object({
    payments: vine.array(vine.object({ createdAt: vine.string() }).allowUnknownProperties()),
  }),
  _links: vine.object({ next: vine.object({ href: vine.string() }).nullable().optional() }),
})

type MolliePayment = Awaited<ReturnType<typeof paymentShape.validate>>

const refundShape = vine.create({
  status: vine.string(),
  metadata: vine.object({ refundId: vine.string() }).nullable().optional(),
})

const refundsShape = vine.create({
  _embedded: vine.object({ refunds: vine.array(vine.any()) }),
})

const statuses: Record<string, PaymentStatus> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
}

const refundStatuses: Record<string, RefundStatus> = {
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
}

export async function startedPayment(answer: unknown) {
  const { id, _links: links } = await paymentShape.validate(answer)
  if (!links.checkout) throw new Error(`Mollie has no page to pay ${id} on`)
  return { paymentId: id, payUrl: links.checkout.href }
}

/** Null for a payment that does not exist, or was not made by us. */
export async function payment(answer: unknown): Promise<Payment | null> {
  const [invalid, told] = await paymentShape.tryValidate(answer)
  const paid = told && fromDecimal(told.amount)
  if (invalid || !paid) return null
  const status = statusOf(told)
  const payUrl = status === 'open' ? (told._links.checkout?.href ?? null) : null
  return { id: told.id, orderId: told.metadata.orderId, status, amount: paid, payUrl }
}

export async function isEndable(answer: unknown) {
  const [, told] = await paymentShape.tryValidate(answer)
  return told?.isCancelable === true
}

export async function refundStatus(answer: unknown): Promise<RefundStatus> {
  // A payment that does not exist gives nothing back.
  if (answer === null) return 'failed'
  const { status } = await refundShape.validate(answer)
  return refundStatuses[status] ?? 'pending'
}

/** How the refund of this id of ours stands, in a list of refunds; null when it is not in it. */
export async function refundOf(answer: unknown, refundId: string) {
  if (answer === null) return null
  const { _embedded: list } = await refundsShape.validate(answer)
  for (const refund of list.refunds) {
    const [, told] = await refundShape.tryValidate(refund)
    if (told?.metadata?.refundId === refundId) return refundStatus(refund)
  }
  return null
}

export type Page = Readonly<{ receipts: Receipt[]; next: string | null }>

/** A page of the list of payments, the newest first, and where the next one begins. */
export async function page(answer: unknown, since: DateTime): Promise<Page> {
  const { _embedded: list, _links: links } = await pageShape.validate(answer)
  const told = await Promise.all(list.payments.map((one) => paymentShape.tryValidate(one)))
  const receipts = told.flatMap(([, one]) => (one ? receiptOf(one) : []))
  const oldest = list.payments.at(-1)?.createdAt
  const isOver = !oldest || DateTime.fromISO(oldest) < since
  const next = isOver ? null : (links.next?.href ?? null)
  return { receipts, next: next && new URL(next).searchParams.get('from') }
}

function receiptOf(told: MolliePayment): Receipt[] {
  const received = fromDecimal(told.amount)
  if (told.status !== 'paid' || !received) return []
  const back = [told.amountRefunded, told.amountChargedBack].map((sum) => sum && fromDecimal(sum))
  const returned = back.reduce((total, sum) => total + (sum?.amount ?? 0), 0)
  return [{ orderId: told.metadata.orderId, reference: told.id, amount: received, returned }]
}

/** A status that Mollie adds one day is waited for. */
function statusOf(told: MolliePayment): PaymentStatus {
  const status = statuses[told.status] ?? 'pending'
  if (status !== 'paid') return status
  if (isMoney(told.amountChargedBack)) return 'charged_back'
  return isMoney(told.amountRefunded) && !isMoney(told.amountRemaining) ? 'refunded' : 'paid'
}

function isMoney(told: MolliePayment['amount'] | undefined) {
  return told !== undefined && Number(told.value) > 0
}
