import { placeOrder } from '#core/payments/orders/place_order'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import { refundableTotal } from '#tests/support/payments/exact_refunds'
import type { Step, StepNamed } from '#tests/support/payments/random_runs/steps'
import { Crash, crashAfter, type CrashingCheckout } from '#tests/support/payments/random_runs/crash'
import { adasOrder, spend, webhookOf, type Checkout } from '#tests/support/payments/checkout'

/** Runs a step; when it is to crash, the process ends somewhere within it. */
export async function runStep(checkout: Checkout, step: Step) {
  const crashing = step.crashesAfter === null ? checkout : crashAfter(checkout, step.crashesAfter)
  try {
    await act(checkout, crashing, step)
  } catch (error) {
    if (!(error instanceof Crash)) throw error
  }
}

async function act(checkout: Checkout, crashing: CrashingCheckout, step: Step) {
  if (step.kind === 'buy') return placeOrder(crashing, adasOrder(step))
  if (step.kind === 'spend') return spend(crashing, step.userId, step.credits)
  if (step.kind === 'refund') return askRefund(checkout, crashing, step)
  if (step.kind === 'pay_out') return payOut(checkout, crashing, step)
  if (step.kind === 'refund_ends') return endAtProvider(checkout, step)
  const payments = [...checkout.payments.payments.values()]
  const payment = payments[step.nth % payments.length]
  if (!payment) return
  const { id: paymentId, orderId } = payment
  if (step.kind === 'provider_reports') return checkout.payments.pay(paymentId, step.status)
  if (step.kind === 'money') return moveMoney(checkout, payment, step.does)
  return settleOrder(crashing, step.kind === 'webhook' ? webhookOf(paymentId) : { orderId })
}

function askRefund(
  checkout: Checkout,
  crashing: CrashingCheckout,
  { userId, requestId }: StepNamed<'refund'>
) {
  const shownTotal = refundableTotal(checkout, userId)
  return requestRefund(crashing, { userId, requestId, shownTotal, refundDays: 14 })
}

/** The job that pays refunds out may run at any time after the request, and more than once. */
async function payOut(
  checkout: Checkout,
  crashing: CrashingCheckout,
  { nth, status }: StepNamed<'pay_out'>
) {
  const refunds = [...checkout.repositories.refunds.rows.values()]
  const refund = refunds[nth % refunds.length]
  if (!refund) return
  checkout.payments.refundsAre = status
  await payOutRefund(crashing, { refundId: refund.id, description: 'Refund', hasAccount: true })
}

function endAtProvider({ payments }: Checkout, { nth, status }: StepNamed<'refund_ends'>) {
  const waiting = [...payments.refunds.values()].filter((next) => next.status === 'pending')
  const ended = waiting[nth % waiting.length]
  if (ended) payments.endRefund(ended.refundId, status)
}

type Move = StepNamed<'money'>['does']

/** The transitions of a payment: one that was cancelled or has expired may still be paid late. */
const moves: Record<Exclude<Move, 'pays_again'>, [readonly PaymentStatus[], PaymentStatus]> = {
  pays: [['open', 'pending', 'cancelled', 'expired'], 'paid'],
  fails: [['open', 'pending'], 'failed'],
  expires: [['open'], 'expired'],
  charges_back: [['paid'], 'charged_back'],
}

type Moved = Readonly<{ id: string; orderId: string; status: PaymentStatus }>

function moveMoney({ payments }: Checkout, { id, orderId, status }: Moved, does: Move) {
  if (does === 'pays_again') {
    if (!payments.payments.has(`second-payment-of-${orderId}`)) payments.payAgain(orderId)
    return
  }
  const [from, to] = moves[does]
  if (from.includes(status)) payments.pay(id, to)
}
