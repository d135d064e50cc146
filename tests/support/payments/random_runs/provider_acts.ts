import { settleOrder } from '#core/payments/settling/settle_order'
import { webhookOf } from '#tests/support/payments/checkout'
import type { Bank } from '#tests/support/payments/random_runs/bank'

/** The provider may tell at once, or by a webhook that comes late or never. */
async function tell({ ports }: Bank, payment: Readonly<{ id: string }>, isTold: boolean) {
  if (isTold) await settleOrder(ports, webhookOf(payment.id))
}

export async function payOnline(bank: Bank, index: number, isTold: boolean) {
  const { provider, online } = bank
  const payment = provider.payments.get(`payment-of-${online[index].id}`)
  if (payment?.status !== 'open' && payment?.status !== 'cancelled') return
  provider.pay(payment.id, 'paid')
  await tell(bank, payment, isTold)
}

/** A dispute is opened, or one is won; one that is lost stays as it is. */
export async function disputeOnline(bank: Bank, index: number, isTold: boolean) {
  const { ports, provider, online } = bank
  const current = ports.repositories.orders.rows.get(online[index].id)
  const payment = provider.payments.get(current?.providerPaymentId ?? '')
  if (payment?.status === 'paid') provider.pay(payment.id, 'charged_back')
  else if (payment?.status === 'charged_back') provider.pay(payment.id, 'paid')
  if (payment) await tell(bank, payment, isTold)
}
