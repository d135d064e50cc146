import { BankTransferGateway } from '#core/payments/bank_transfer/bank_transfer_gateway'
import { placeOrder } from '#core/payments/orders/place_order'
import { onlyGateway } from '#tests/support/payments/only_gateway'
import { ada } from '#tests/support/people/people'
import { adasOrder, openCheckout } from '#tests/support/payments/checkout'

/** Fifty credits for 19.99, and 25 cents for the bank transfer. */
export const transferTotal = 1999

/** Ports whose payments are bank transfers. */
export async function openTransferCheckout() {
  const checkout = await openCheckout()
  const gateway = new BankTransferGateway(checkout)
  return { ...checkout, payments: onlyGateway(gateway), gateway }
}

export type TransferCheckout = Awaited<ReturnType<typeof openTransferCheckout>>

/** Ada places an order of fifty credits by bank transfer. */
export async function placedTransfer(ports: TransferCheckout, clientId = 'form-1') {
  const placed = await placeOrder(ports, adasOrder({ method: 'sct', clientId }))
  if (!placed.ok) throw new Error(placed.refusal)
  const { order } = placed.value
  return { order, reference: order.providerPaymentId ?? '' }
}

/** Ada's credits. */
export function creditsOf({ repositories }: TransferCheckout) {
  return repositories.users.rows.get(ada().user.id)?.credits
}

/** A checkout at which Ada has placed that order. */
export async function transferAsked() {
  const ports = await openTransferCheckout()
  return { ports, ...(await placedTransfer(ports)) }
}
