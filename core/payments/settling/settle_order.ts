import { isPremium } from '#core/accounts/premium'
import { memberAccount, type Movement } from '#core/credits/movement'
import { issueCreditNote, issueInvoice } from '#core/payments/invoices/issue'
import { oweBack } from '#core/payments/surplus/record_surplus'
import { keepCodeInStep } from '#core/payments/discounts/code_reservation'
import type { Order } from '#core/payments/orders/order'
import { isTakenBack, takeBack } from '#core/payments/settling/reverse_purchase'
import { nextStatus } from '#core/payments/settling/next_status'
import { isSurplus } from '#core/payments/surplus/surplus_payment'
import type { Uses } from '#core/ports'
import type { Payment } from '#core/ports/payment_gateway'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type SettlePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** A webhook names the payment, the payer's return and the page of the order name the order. */
type SettleOrderInput =
  Readonly<{ provider: string; paymentId: string }> | Readonly<{ orderId: string }>

/** A payment and the provider that told of it. */
type Told = Payment & Readonly<{ provider: string }>

/**
 * Brings an order in step with its payment, as the provider tells it when asked: nothing is
 * believed of the caller (section 4). On completion the credits are booked once, however often
 * and in whatever order this is called, and the first purchase makes the member premium for
 * ever; when the money goes back, so do the credits. A second payment that is paid for an order
 * goes back to its payer by itself. Answers the order. Refuses 'order_not_found', and
 * 'payment_mismatch' when payment and order differ in provider, amount, currency or each other's
 * id: then nothing has changed.
 */
export async function settleOrder(ports: SettlePorts, input: SettleOrderInput) {
  const target = await findTarget(ports, input)
  if (!target) return refuse('order_not_found')
  const { orderId, payment } = target
  const settled = await ports.unitOfWork.run((repositories) =>
    settle(repositories, ports, orderId, payment)
  )
  if (!settled.ok) return settled
  const { order, changed } = settled.value
  if (changed) {
    await ports.events.publish({ name: 'order_settled', orderId, userId: order.userId })
  }
  return ok(order)
}

async function findTarget({ payments, unitOfWork }: SettlePorts, input: SettleOrderInput) {
  if ('paymentId' in input) {
    const { provider, paymentId } = input
    const payment = await find(payments, provider, paymentId)
    return payment && { orderId: payment.orderId, payment }
  }
  const order = await unitOfWork.run(({ orders }) => orders.find(input.orderId))
  if (!order) return null
  const { id: orderId, provider, providerPaymentId: id } = order
  return { orderId, payment: id ? await find(payments, provider, id) : null }
}

async function find(payments: PaymentGateways, provider: string, paymentId: string) {
  const payment = await payments.named(provider)?.find(paymentId)
  return payment ? { ...payment, provider } : null
}

async function settle(
  repositories: Repositories,
  ports: SettlePorts,
  orderId: string,
  payment: Told | null
) {
  const order = await repositories.orders.lock(orderId)
  if (!order) return refuse('order_not_found')
  if (!payment) return ok({ order, changed: false })
  if (!belongsTo(payment, order)) return refuse('payment_mismatch')
  if (isSurplus(payment, order)) {
    const { id: paymentId, provider, amount: money } = payment
    await oweBack(repositories, ports, { orderId, provider, paymentId, ...money })
    return ok({ order, changed: false })
  }
  if (!decides(payment, order)) return refuse('payment_mismatch')
  const status = nextStatus(order.status, payment.status)
  if (!status) return ok({ order, changed: false })
  const completedAt = status === 'completed' ? ports.clock.now() : order.completedAt
  const changes = { status, completedAt, providerPaymentId: payment.id }
  await repositories.orders.update(order.id, changes)
  const settled = { ...order, ...changes }
  await keepCodeInStep(repositories.discountCodes, settled)
  if (status === 'completed') await bookPurchase(repositories, ports, settled)
  if (isTakenBack(settled)) {
    await takeBack(repositories, ports, settled)
    await issueCreditNote(repositories, ports, order.id, { everything: true })
  }
  return ok({ order: settled, changed: true })
}

function belongsTo(payment: Told, order: Order): boolean {
  return (
    payment.orderId === order.id &&
    payment.provider === order.provider &&
    payment.amount.amount === order.totalAmount &&
    payment.amount.currency === order.currency
  )
}

/** Of several payments of one order the first that is paid counts; no other can end the order. */
function decides({ id, status }: Payment, { providerPaymentId }: Order): boolean {
  return status === 'paid' || (providerPaymentId ?? id) === id
}

async function bookPurchase(repositories: Repositories, ports: SettlePorts, order: Order) {
  const { users, ledger, jobs } = repositories
  const buyer = await users.lock(order.userId)
  await ledger.post(purchaseOf(order, ports))
  if (!buyer) return
  if (!isPremium(buyer)) {
    await users.update(buyer.id, { paidUser: true })
    await jobs.add({ name: 'send_premium_mail', userId: buyer.id, orderId: order.id })
  }
  await issueInvoice(repositories, ports, order, buyer)
  await jobs.add({ name: 'send_receipt_mail', orderId: order.id })
}

function purchaseOf(order: Order, { ids, clock }: SettlePorts): Movement {
  return {
    id: ids.next(),
    kind: 'purchase',
    from: 'house:sales',
    to: memberAccount(order.userId),
    credits: order.credits,
    idempotencyKey: `purchase:${order.id}`,
    orderId: order.id,
    at: clock.now(),
  }
}
