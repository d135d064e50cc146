import { placeOrder } from '#core/payments/orders/place_order'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import { refundableTotal } from '#tests/support/payments/exact_refunds'
import type { Step, StepNamed } from '#tests/support/payments/random_runs/steps'
import { Crash, crashAfter, type CrashingCheckout } from '#tests/support/payments/random_runs/crash'
import { adasOrder, spend, webhookOf, type Checkout } from '#tests/support/payments/checkout'

/** Does what the command says, as far as the process lives for it. */
export async function runStep(checkout: Checkout, command: Step) {
  const shop = command.crashesAfter === null ? checkout : crashAfter(checkout, command.crashesAfter)
  try {
    await act(checkout, shop, command)
  } catch (error) {
    if (!(error instanceof Crash)) throw error
  }
}

async function act(checkout: Checkout, shop: CrashingCheckout, command: Step) {
  if (command.kind === 'buy') return placeOrder(shop, adasOrder(command))
  if (command.kind === 'spend') return spend(shop, command.userId, command.credits)
  if (command.kind === 'refund') return askRefund(checkout, shop, command)
  if (command.kind === 'pay_out') return payOut(checkout, shop, command)
  if (command.kind === 'refund_ends') return endAtProvider(checkout, command)
  const payments = [...checkout.payments.payments.values()]
  const payment = payments[command.nth % payments.length]
  if (!payment) return
  const { id: paymentId, orderId } = payment
  if (command.kind === 'tell') return checkout.payments.pay(paymentId, command.status)
  if (command.kind === 'money') return moveMoney(checkout, payment, command.does)
  return settleOrder(shop, command.kind === 'webhook' ? webhookOf(paymentId) : { orderId })
}

function askRefund(
  checkout: Checkout,
  shop: CrashingCheckout,
  { userId, requestId }: StepNamed<'refund'>
) {
  const shownTotal = refundableTotal(checkout, userId)
  return requestRefund(shop, { userId, requestId, shownTotal, refundDays: 14 })
}

/** Refunds are paid out by a job, at any time after they were asked for, and any number of times. */
async function payOut(
  checkout: Checkout,
  shop: CrashingCheckout,
  { nth, told }: StepNamed<'pay_out'>
) {
  const refunds = [...checkout.repositories.refunds.rows.values()]
  const refund = refunds[nth % refunds.length]
  if (!refund) return
  checkout.payments.refundsAre = told
  await payOutRefund(shop, { refundId: refund.id, description: 'Refund' })
}

function endAtProvider({ payments }: Checkout, { nth, told }: StepNamed<'refund_ends'>) {
  const waiting = [...payments.refunds.values()].filter(({ status }) => status === 'pending')
  const refund = waiting[nth % waiting.length]
  if (refund) payments.endRefund(refund.refundId, told)
}

type Move = StepNamed<'money'>['does']

/** From which states of a payment to which: what was cancelled or expired may be paid late. */
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
