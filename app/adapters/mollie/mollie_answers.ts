import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import type { ReportedDispute } from '#core/payments/disputes/dispute'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import type { Payment, PaymentStatus } from '#core/ports/payment_gateway'
import { fromDecimal } from '#adapters/http/decimal_amount'
import { amount, otherRefundsOf, refundShape } from '#adapters/mollie/mollie_refunds'

const chargebackShape = vine.object({
  id: vine.string(),
  amount: amount.clone(),
  reason: vine.object({ code: vine.string() }).nullable().optional(),
  createdAt: vine.string(),
  reversedAt: vine.string().nullable().optional(),
})

const paymentShape = vine.create({
  id: vine.string(),
  status: vine.string(),
  isCancelable: vine.boolean().optional(),
  amount: amount.clone(),
  amountRefunded: amount.clone().optional(),
  amountChargedBack: amount.clone().optional(),
  /** Payments of another shop on the same account have other metadata. */
  metadata: vine.object({ orderId: vine.string().uuid() }),
  /** Missing where it was not asked for. */
  _embedded: vine
    .object({
      refunds: vine.array(refundShape.clone()).optional(),
      chargebacks: vine.array(chargebackShape.clone()).optional(),
    })
    .optional(),
  _links: vine.object({ checkout: vine.object({ href: vine.string() }).optional() }),
})

const pageShape = vine.create({
  _embedded: vine.object({
    payments: vine.array(vine.object({ createdAt: vine.string() }).allowUnknownProperties()),
  }),
  _links: vine.object({ next: vine.object({ href: vine.string() }).nullable().optional() }),
})

type MolliePayment = Awaited<ReturnType<typeof paymentShape.validate>>

const statuses: Record<string, PaymentStatus> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
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
  return {
    id: found.id,
    orderId: found.metadata.orderId,
    status,
    recovered: chargebacksOf(found).some(({ reversedAt }) => reversedAt),
    otherRefunds: otherRefundsOf(found._embedded?.refunds ?? []),
    disputes: chargebacksOf(found).flatMap(disputeOf),
    amount: price,
    payUrl,
  }
}

function chargebacksOf(found: MolliePayment) {
  return found._embedded?.chargebacks ?? []
}

type Chargeback = ReturnType<typeof chargebacksOf>[number]

/** At Mollie a chargeback is final at once, unless the bank itself reverses it. */
function disputeOf({ createdAt, id, reason, reversedAt, amount: sum }: Chargeback) {
  const taken = fromDecimal(sum)
  if (!taken) return []
  const dispute: ReportedDispute = {
    id,
    status: reversedAt ? 'won' : 'lost',
    reason: reason?.code ?? '',
    amount: taken.amount,
    openedAt: DateTime.fromISO(createdAt, { zone: 'utc' }),
    dueAt: null,
  }
  return [dispute]
}

export async function isCancelable(answer: unknown) {
  const [, found] = await paymentShape.tryValidate(answer)
  return found?.isCancelable === true
}

export type ListedReceipt = Receipt & Readonly<{ wasChargedBack: boolean }>
export type Page = Readonly<{ receipts: ListedReceipt[]; next: string | null }>

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

function receiptOf(found: MolliePayment): ListedReceipt[] {
  const received = fromDecimal(found.amount)
  if (found.status !== 'paid' || !received) return []
  const wasChargedBack = centsOf(found.amountChargedBack) > 0
  const chargedBack = isChargedBack(found) ? centsOf(found.amountChargedBack) : 0
  const returned = centsOf(found.amountRefunded) + chargedBack
  const { id: reference, metadata } = found
  return [{ orderId: metadata.orderId, reference, amount: received, returned, wasChargedBack }]
}

/** The receipt of one payment, which knows of its reversals; the listed one if there is none. */
export async function receipt(answer: unknown, listed: Receipt): Promise<Receipt> {
  const [, found] = await paymentShape.tryValidate(answer)
  const [known] = found ? receiptOf(found) : []
  return known ? { ...listed, returned: known.returned } : listed
}

function centsOf(sum: MolliePayment['amount'] | undefined) {
  return (sum && fromDecimal(sum)?.amount) ?? 0
}

/** An unknown status counts as pending. */
function statusOf(found: MolliePayment): PaymentStatus {
  const status = statuses[found.status] ?? 'pending'
  if (status !== 'paid') return status
  if (isChargedBack(found)) return 'charged_back'
  // The dashboard may refund more than was paid; `amountRemaining` is absent where nothing can be.
  return centsOf(found.amountRefunded) >= centsOf(found.amount) ? 'refunded' : 'paid'
}

/** A chargeback that was reversed is none. */
function isChargedBack(found: MolliePayment) {
  const chargebacks = found._embedded?.chargebacks
  if (chargebacks) return chargebacks.some(({ reversedAt }) => !reversedAt)
  return centsOf(found.amountChargedBack) > 0
}
