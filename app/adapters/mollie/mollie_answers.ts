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
  /** Payments of another shop on the same account have other metadata. */
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

/** Null for a payment that does not exist or is not ours. */
export async function payment(answer: unknown): Promise<Payment | null> {
  const [invalid, found] = await paymentShape.tryValidate(answer)
  const price = found && fromDecimal(found.amount)
  if (invalid || !price) return null
  const status = statusOf(found)
  const payUrl = status === 'open' ? (found._links.checkout?.href ?? null) : null
  return { id: found.id, orderId: found.metadata.orderId, status, amount: price, payUrl }
}

export async function isCancelable(answer: unknown) {
  const [, found] = await paymentShape.tryValidate(answer)
  return found?.isCancelable === true
}

export async function refundStatus(answer: unknown): Promise<RefundStatus> {
  // A payment that does not exist cannot be refunded.
  if (answer === null) return 'failed'
  const { status } = await refundShape.validate(answer)
  return refundStatuses[status] ?? 'pending'
}

/** The status of our refund in a list of refunds; null when it is not in the list. */
export async function refundOf(answer: unknown, refundId: string) {
  if (answer === null) return null
  const { _embedded: list } = await refundsShape.validate(answer)
  for (const refund of list.refunds) {
    const [, found] = await refundShape.tryValidate(refund)
    if (found?.metadata?.refundId === refundId) return refundStatus(refund)
  }
  return null
}

export type Page = Readonly<{ receipts: Receipt[]; next: string | null }>

/** A page of payments, the newest first, and the cursor of the next page. */
export async function page(answer: unknown, since: DateTime): Promise<Page> {
  const { _embedded: list, _links: links } = await pageShape.validate(answer)
  const validated = await Promise.all(list.payments.map((one) => paymentShape.tryValidate(one)))
  const receipts = validated.flatMap(([, one]) => (one ? receiptOf(one) : []))
  const oldest = list.payments.at(-1)?.createdAt
  const isOver = !oldest || DateTime.fromISO(oldest) < since
  const next = isOver ? null : (links.next?.href ?? null)
  return { receipts, next: next && new URL(next).searchParams.get('from') }
}

function receiptOf(found: MolliePayment): Receipt[] {
  const received = fromDecimal(found.amount)
  if (found.status !== 'paid' || !received) return []
  const back = [found.amountRefunded, found.amountChargedBack].map((sum) => sum && fromDecimal(sum))
  const returned = back.reduce((total, sum) => total + (sum?.amount ?? 0), 0)
  return [{ orderId: found.metadata.orderId, reference: found.id, amount: received, returned }]
}

/** An unknown status counts as pending. */
function statusOf(found: MolliePayment): PaymentStatus {
  const status = statuses[found.status] ?? 'pending'
  if (status !== 'paid') return status
  if (isPositive(found.amountChargedBack)) return 'charged_back'
  return isPositive(found.amountRefunded) && !isPositive(found.amountRemaining)
    ? 'refunded'
    : 'paid'
}

function isPositive(sum: MolliePayment['amount'] | undefined) {
  return sum !== undefined && Number(sum.value) > 0
}
