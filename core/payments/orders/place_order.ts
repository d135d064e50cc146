import { money } from '#core/money'
import { writeOrder, type NewOrder } from '#core/payments/orders/write_order'
import { isOpen, type Order } from '#core/payments/orders/order'
import { keepCodeInStep } from '#core/payments/discounts/code_reservation'
import type { Uses } from '#core/ports'
import type { PaymentRequest } from '#core/ports/payment_gateway'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import { ok, refuse } from '#core/result'
import type { Locale } from '#core/sites/locales'

type PlacePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments'>

/** How the provider meets the payer, and where both come back to. */
export type Checkout = Readonly<{
  language: Locale
  /** The id of the bank chosen, where the method lets one choose. */
  bank: string | null
  /** What the payer reads at the provider. */
  description: string
  returnUrl: (orderId: string) => string
  webhookUrl: (provider: string) => string
}>

export type PlaceOrderInput = NewOrder & Checkout

/**
 * Orders a package and asks the provider for its payment: answers the order and where the payer
 * goes next (section 4). The same user and client id is the same order and payment again; once
 * that order has ended, the payer goes to its own page. Refuses 'mandate_needed' for a direct debit,
 * which `signMandate` orders, 'account_not_active' (an unconfirmed member may buy), 'bank_unknown',
 * 'package_not_found', what `quoteOrder` and `mayBuy` refuse, 'price_changed',
 * and 'provider_unavailable', which leaves the order failed.
 */
export async function placeOrder(ports: PlacePorts, input: PlaceOrderInput) {
  if (input.method === 'sdd') return refuse('mandate_needed')
  if (!isOffered(ports.payments, input)) return refuse('bank_unknown')
  const written = await ports.unitOfWork.run((repositories) =>
    writeOrder(repositories, ports, input)
  )
  if (!written.ok) return written
  return sendToPay(ports, written.value, input)
}

function isOffered(payments: PaymentGateways, { method, bank }: PlaceOrderInput) {
  if (bank === null) return true
  return payments
    .for(method)
    .banks(method)
    .some(({ id }) => id === bank)
}

/**
 * Where the payer of this order goes: to its one payment while that is open, else to the page of
 * the order. Refuses 'provider_unavailable'; an order without a payment has failed then.
 */
export async function sendToPay(
  ports: Uses<'unitOfWork' | 'payments'>,
  order: Order,
  input: Checkout
) {
  if (!isOpen(order)) return ok({ order, payUrl: input.returnUrl(order.id) })
  const payment = await requestPayment(ports.payments, order, input)
  if (!payment.ok) {
    await leaveLoading(ports, order, { status: 'failed' })
    return payment
  }
  const { paymentId: providerPaymentId, payUrl } = payment.value
  const current = await leaveLoading(ports, order, { status: 'pending', providerPaymentId })
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

/** An order that has a payment keeps it: providers forget after an hour what they were asked. */
async function requestPayment(payments: PaymentGateways, order: Order, input: Checkout) {
  const gateway = payments.named(order.provider)
  if (!gateway) return refuse('provider_unavailable')
  try {
    const known = order.providerPaymentId && (await gateway.find(order.providerPaymentId))
    if (!known) return ok(await gateway.create(paymentRequest(order, input)))
    return ok({ paymentId: known.id, payUrl: known.payUrl ?? input.returnUrl(order.id) })
  } catch {
    return refuse('provider_unavailable')
  }
}

/** Changes the order unless a webhook or the same form sent twice was faster. */
export function leaveLoading(
  { unitOfWork }: Uses<'unitOfWork'>,
  order: Order,
  changes: Partial<Pick<Order, 'status' | 'providerPaymentId'>>
): Promise<Order> {
  return unitOfWork.run(async ({ orders, discountCodes }) => {
    const current = await orders.lock(order.id)
    if (current?.status !== 'loading') return current ?? order
    const changed = { ...current, ...changes }
    await orders.update(order.id, changes)
    await keepCodeInStep(discountCodes, changed)
    return changed
  })
}
