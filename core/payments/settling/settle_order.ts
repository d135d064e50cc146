import { isPremium } from '#core/users/premium'
import { memberAccount, type Movement } from '#core/credits/movement'
import { issueCreditNote, issueInvoice, reissueInvoice } from '#core/payments/invoices/issue'
import { recordSurplus } from '#core/payments/surplus/record_surplus'
import { updateCodeReservation } from '#core/payments/discounts/code_reservation'
import { recordDisputes } from '#core/payments/disputes/record_disputes'
import type { Order } from '#core/payments/orders/order'
import { lockOrder } from '#core/payments/orders/lock_order'
import { isBoughtInstead } from '#core/payments/orders/superseded'
import { closeReturnedOrder } from '#core/payments/refunds/close_returned_order'
import { amountToPay } from '#core/payments/refunds/refund'
import { recordProviderRefunds } from '#core/payments/refunds/record_provider_refunds'
import { adjustCredits } from '#core/payments/settling/adjust_credits'
import { keepEvent, type PaymentEvent } from '#core/payments/settling/payment_event'
import { nextStatus } from '#core/payments/settling/next_status'
import { isSurplus } from '#core/payments/surplus/surplus_payment'
import type { Uses } from '#core/ports'
import type { Payment, WebhookEvent } from '#core/ports/payment_gateway'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type SettlePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** A webhook names the payment; the payer's return and the page of the order name the order. */
type SettleOrderInput = (
  Readonly<{ provider: string; paymentId: string }> | Readonly<{ orderId: string }>
) &
  Readonly<{ event?: ReceivedEvent }>

/** A webhook that is the reason to ask, and when it came. */
type ReceivedEvent = Pick<WebhookEvent, 'kind' | 'state'> & Pick<PaymentEvent, 'receivedAt'>

/** A payment and the provider that reported it. */
type ReportedPayment = Payment & Readonly<{ provider: string }>

/**
 * Updates an order to the state of its payment, which is always read from the provider, never taken
 * from the caller. Idempotent: on completion the credits are posted once, however often and in
 * whatever order this is called, and the first purchase makes the member premium for ever; a
 * chargeback and a refund of the provider take credits back, a won dispute gives them again. Disputes
 * are recorded, and so is the `event` of a webhook. A second payment of a paid order is refunded by a job. Returns
 * the order. Refuses 'order_not_found', and 'payment_mismatch' when payment and order differ in
 * provider, amount, currency or each other's id: then nothing has changed.
 * Rule: docs/product/payments.md, Orders.
 */
export async function settleOrder(ports: SettlePorts, input: SettleOrderInput) {
  const target = await findOrderAndPayment(ports, input)
  if (!target) return refuse('order_not_found')
  const { orderId, payment } = target
  const settled = await ports.unitOfWork.run((repositories) =>
    settle(repositories, ports, { orderId, payment, event: input.event ?? null })
  )
  if (!settled.ok) return settled
  const { order, changed } = settled.value
  if (changed) {
    await ports.events.publish({ name: 'order_settled', orderId, userId: order.userId })
  }
  return ok(order)
}

async function findOrderAndPayment({ payments, unitOfWork }: SettlePorts, input: SettleOrderInput) {
  if ('paymentId' in input) {
    const { provider, paymentId } = input
    const payment = await findPayment(payments, provider, paymentId)
    return payment && { orderId: payment.orderId, payment }
  }
  const order = await unitOfWork.run(({ orders }) => orders.find(input.orderId))
  if (!order) return null
  const { id: orderId, provider, providerPaymentId: id } = order
  return { orderId, payment: id ? await findPayment(payments, provider, id) : null }
}

async function findPayment(payments: PaymentGateways, provider: string, paymentId: string) {
  const payment = await payments.named(provider)?.find(paymentId)
  return payment ? { ...payment, provider } : null
}

type Settling = Readonly<{
  orderId: string
  payment: ReportedPayment | null
  event: ReceivedEvent | null
}>

async function settle(
  repositories: Repositories,
  ports: SettlePorts,
  { event, orderId, payment }: Settling
) {
  const order = await lockOrder(repositories, orderId)
  if (!order) return refuse('order_not_found')
  if (!payment) return ok({ order, changed: false })
  if (event) {
    const { provider, status } = payment
    await keepEvent(ports, repositories, { ...event, orderId, provider, status })
  }
  if (!belongsTo(payment, order)) return refuse('payment_mismatch')
  await followDisputes(repositories, order, payment)
  if (isSurplus(payment, order) || (await isPaidInstead(repositories, order, payment))) {
    await recordSurplus(repositories, ports, {
      orderId,
      provider: payment.provider,
      paymentId: payment.id,
      amount: payment.amount.amount,
      currency: payment.amount.currency,
    })
    return ok({ order, changed: false })
  }
  if (!isDecisive(payment, order)) return refuse('payment_mismatch')
  const settled = await followPayment(repositories, ports, order, payment)
  const isRefunded =
    settled.completedAt !== null &&
    (await recordProviderRefunds(repositories, ports, settled, payment.otherRefunds))
  if (!isRefunded) return ok({ order: settled, changed: settled !== order })
  return ok({ order: (await repositories.orders.find(orderId)) ?? settled, changed: true })
}

/** Disputes are locked after the code of their order, which the payment may change (decision 0073). */
async function followDisputes(repositories: Repositories, order: Order, { disputes }: Payment) {
  if (disputes.length === 0) return
  if (order.discountCode) await repositories.discountCodes.lock(order.discountCode)
  await recordDisputes(repositories, order, disputes)
}

/** Whether the order was superseded and its purchase paid by another order: the second goes back. */
async function isPaidInstead(repositories: Repositories, order: Order, { status }: Payment) {
  if (status !== 'paid' || order.completedAt !== null) return false
  return isBoughtInstead(repositories, order)
}

/** Gives the order the status that its payment calls for, with all that follows from it. */
async function followPayment(
  repositories: Repositories,
  ports: SettlePorts,
  order: Order,
  payment: ReportedPayment
): Promise<Order> {
  const status = nextStatus(order.status, payment)
  if (!status) return order
  const isRecovered = order.status === 'charged_back'
  const completedAt = status === 'completed' && !isRecovered ? ports.clock.now() : order.completedAt
  const changes = { status, completedAt, providerPaymentId: payment.id }
  await repositories.orders.update(order.id, changes)
  const settled = { ...order, ...changes }
  await updateCodeReservation(repositories.discountCodes, settled)
  if (isRecovered) await recoverPurchase(repositories, ports, settled)
  else if (status === 'completed') await bookPurchase(repositories, ports, settled)
  if (status === 'charged_back') {
    await adjustCredits(repositories, ports, settled)
    await issueCreditNote(repositories, ports, order.id, { everything: true })
  }
  return settled
}

function belongsTo(payment: ReportedPayment, order: Order): boolean {
  return (
    payment.orderId === order.id &&
    payment.provider === order.provider &&
    payment.amount.amount === order.totalAmount &&
    payment.amount.currency === order.currency
  )
}

/** Whether a payment decides the order: the first one that is paid does, and no other may end it then. */
function isDecisive({ id, status }: Payment, { providerPaymentId }: Order): boolean {
  return status === 'paid' || (providerPaymentId ?? id) === id
}

async function bookPurchase(repositories: Repositories, ports: SettlePorts, order: Order) {
  const { users, ledger, jobs } = repositories
  const buyer = await users.lock(order.userId)
  await ledger.post(purchaseOf(order, ports))
  if (!buyer) return
  if (!isPremium(buyer)) {
    await users.update(buyer.id, { paidUser: true })
    await jobs.add({ name: 'send_mail', kind: 'premium', userId: buyer.id, orderId: order.id })
  }
  // There is nothing to document where nothing was paid.
  if (order.totalAmount === 0) return
  await issueInvoice(repositories, ports, order, buyer)
  await jobs.add({ name: 'send_mail', kind: 'receipt', userId: buyer.id, orderId: order.id })
}

/**
 * The dispute was won or the chargeback undone: the credits come back, and the sale has an invoice again.
 * An order that was refunded before is so again.
 */
async function recoverPurchase(repositories: Repositories, ports: SettlePorts, order: Order) {
  await adjustCredits(repositories, ports, order)
  await reissueInvoice(repositories, ports, order.id)
  await creditRefundsOf(repositories, ports, order)
  await closeReturnedOrder(repositories, order)
}

/** Issues the credit notes of refunds that were completed while nothing of the order was invoiced. */
async function creditRefundsOf(
  repositories: Repositories,
  ports: SettlePorts,
  { id: orderId }: Order
) {
  const own = await repositories.refunds.where({ orderId, status: 'completed' }, 'id')
  for (const refund of own) {
    const returned = { refundId: refund.id, amount: amountToPay(refund) }
    await issueCreditNote(repositories, ports, orderId, returned)
  }
  for (const { id: refundId, amount } of await repositories.providerRefunds.where({ orderId })) {
    await issueCreditNote(repositories, ports, orderId, { refundId, amount })
  }
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
