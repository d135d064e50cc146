import { BankTransferGateway } from '#core/payments/bank_transfer/bank_transfer_gateway'
import type { Debit } from '#core/payments/direct_debit/debit'
import { DirectDebitGateway } from '#core/payments/direct_debit/direct_debit_gateway'
import type { Order } from '#core/payments/orders/order'
import { placeOrder } from '#core/payments/orders/place_order'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { StatementLine } from '#core/payments/sepa/statement'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import { adasOrder, openCheckout } from '#tests/support/payments/checkout'
import { completedDebit } from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'

const transfers = ['transfer-1', 'transfer-2', 'transfer-3']

const atProvider = ['ideal-1', 'ideal-2']

/**
 * Ada has ordered three times by bank transfer, once by direct debit and twice at a provider. The
 * bank's account is empty; `lines` are the movements that truly happened on it, whether a file has
 * told of them or not, as are the payments at the provider.
 */
export async function openBank() {
  const checkout = await openCheckout()
  const provider = checkout.payments
  const ownAccount = {
    sct: new BankTransferGateway(checkout),
    sdd: new DirectDebitGateway(checkout),
  }
  const gateways = [...Object.values(ownAccount), provider]
  const payments: PaymentGateways = {
    for: (method) => (method === 'sct' || method === 'sdd' ? ownAccount[method] : provider),
    named: (name) => gateways.find((one) => one.name === name) ?? null,
    all: () => gateways,
  }
  const ports = { ...checkout, payments }
  const placed = async (method: PaymentMethod, clientId: string) => {
    const order = await placeOrder(ports, adasOrder({ method, clientId }))
    if (!order.ok) throw new Error(order.refusal)
    return order.value.order
  }
  const orders: Order[] = []
  for (const clientId of transfers) orders.push(await placed('sct', clientId))
  const online: Order[] = []
  for (const clientId of atProvider) online.push(await placed('ideal', clientId))
  const { debit } = await completedDebit(ports, { clientId: 'debit-1' })
  const exportedIn = 'VONK-1'
  await ports.repositories.debits.update(debit.id, { state: 'exported', exportedIn })
  const at = ports.clock.now()
  await ports.repositories.sepaFiles.add({
    messageId: exportedIn,
    siteId: ada().user.siteId,
    content: '',
    createdAt: at,
    sentAt: at,
    count: 1,
    sum: debit.amount,
  })
  const lines: StatementLine[] = []
  return { ports, provider, orders, online, debit: debit as Debit, lines }
}

export type Bank = Awaited<ReturnType<typeof openBank>>
