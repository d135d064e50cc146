import { money } from '#core/money'
import { writeOrder, type NewOrder } from '#core/payments/orders/write_order'
import { lockOrder } from '#core/payments/orders/lock_order'
import { isOpen, type Order } from '#core/payments/orders/order'
import { updateCodeReservation } from '#core/payments/discounts/code_reservation'
import type { Uses } from '#core/ports'
import type { PaymentRequest } from '#core/ports/payment_gateway'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import { ok, refuse } from '#core/result'
import type { Locale } from '#core/sites/locales'

type PlacePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments'>

/** What the provider shows the payer, and where payer and webhooks return to. */
export type Checkout = Readonly<{
  language: Locale
  /** The id of the chosen bank, for methods that let the payer choose; null otherwise. */
  bank: string | null
  /** What the payer reads at the provider. */
  description: string
  returnUrl: (orderId: string) => string
  webhookUrl: (provider: string) => string
}>

export type PlaceOrderInput = NewOrder & Checkout

/**
 * Orders a package and creates its payment at the provider. Returns the order and the URL the payer
 * goes to next. Idempotent by user and client id: a retry gets the same order and payment; for a
 * closed order the URL is its own page. Refuses 'mandate_needed' for a direct debit (see
 * `signMandate`), 'bank_unknown', as `writeOrder` does (an unconfirmed member may buy), and
 * 'provider_unavailable', which leaves the order failed.
 * Rule: docs/product/payments.md, Orders.
 */
export async function placeOrder(ports: PlacePorts, input: PlaceOrderInput) {
  if (input.method === 'sdd') return refuse('mandate_needed')
  if (!isBankOffered(ports.payments, input)) return refuse('bank_unknown')
  const written = await ports.unitOfWork.run((repositories) =>
    writeOrder(repositories, ports, input)
  )
  if (!written.ok) return written
  return startPayment(ports, written.value, input)
}

function isBankOffered(payments: PaymentGateways, { method, closed, bank }: PlaceOrderInput) {
  // A closed method, which may have no provider, is refused with the price.
  if (bank === null || closed.includes(method)) return true
  return payments
    .for(method)
    .banks(method)
    .some(({ id }) => id === bank)
}

/**
 * Returns the order and the URL its payer goes to: its one payment while that is open, else the page
 * of the order. Refuses 'provider_unavailable'; an order without a payment has failed then.
 */
export async function startPayment(
  ports: Uses<'unitOfWork' | 'payments'>,
  order: Order,
  input: Checkout
) {
  if (!isOpen(order)) return ok({ order, payUrl: input.returnUrl(order.id) })
  const payment = await requestPayment(ports.payments, order, input)
  if (!payment.ok) {
    await updateLoadingOrder(ports, order, { status: 'failed' })
    return payment
  }
  const { paymentId: providerPaymentId, payUrl } = payment.value
  const current = await updateLoadingOrder(ports, order, { status: 'pending', providerPaymentId })
  return ok({ order: current, payUrl: isOpen(current) ? payUrl : input.returnUrl(order.id) })
}

function paymentRequest(order: Order, input: Checkout): PaymentRequest {
  return {
    orderId: order.id,
    amount: money(order.totalAmount, order.currency),
    method: order.method,
    bank: input.bank,
    description: input.description,
    language: input.language,
    returnUrl: input.returnUrl(order.id),
    webhookUrl: input.webhookUrl(order.provider),
  }
}

/** An order keeps its payment: providers forget idempotency keys after an hour. */
async function requestPayment(payments: PaymentGateways, order: Order, input: Checkout) {
  const gateway = payments.named(order.provider)
  if (!gateway) return refuse('provider_unavailable')
  try {
    const existing = order.providerPaymentId && (await gateway.find(order.providerPaymentId))
    if (!existing) return ok(await gateway.create(paymentRequest(order, input)))
    return ok({ paymentId: existing.id, payUrl: existing.payUrl ?? input.returnUrl(order.id) })
  } catch {
    return refuse('provider_unavailable')
  }
}

/**
 * Changes an order that is still loading, and returns it as it is then: a webhook or the same form
 * sent twice may have been faster, and then nothing is changed.
 */
export function updateLoadingOrder(
  { unitOfWork }: Uses<'unitOfWork'>,
  order: Order,
  changes: Partial<Pick<Order, 'status' | 'providerPaymentId'>>
): Promise<Order> {
  return unitOfWork.run(async ({ users, orders, discountCodes }) => {
    const current = await lockOrder({ users, orders }, order.id)
    if (current?.status !== 'loading') return current ?? order
    const changed = { ...current, ...changes }
    await orders.update(order.id, changes)
    await updateCodeReservation(discountCodes, changed)
    return changed
  })
}
