import { BankTransferGateway } from '#core/payments/bank_transfer/bank_transfer_gateway'
import { placeOrder } from '#core/payments/orders/place_order'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import { ada } from '#tests/support/people/people'
import { adasOrder, openTill } from '#tests/support/payments/checkout'

/** Fifty credits for 19.99 and the 25 cents that a bank transfer costs. */
export const transferTotal = 2024

/** Ports whose payments are bank transfers. */
export async function openBankTill() {
  const till = await openTill()
  const gateway = new BankTransferGateway(till)
  const payments: PaymentGateways = {
    for: () => gateway,
    named: (name) => (name === gateway.name ? gateway : null),
    all: () => [gateway],
  }
  return { ...till, payments, gateway }
}

export type BankTill = Awaited<ReturnType<typeof openBankTill>>

/** Ada has ordered fifty credits by bank transfer. */
export async function awaited(ports: BankTill, clientId = 'form-1') {
  const placed = await placeOrder(ports, adasOrder({ method: 'sct', clientId }))
  if (!placed.ok) throw new Error(placed.refusal)
  const { order } = placed.value
  return { order, reference: order.providerPaymentId ?? '' }
}

/** Where the member stands. */
export function creditsOf({ repositories }: BankTill) {
  return repositories.users.rows.get(ada().user.id)?.credits
}
