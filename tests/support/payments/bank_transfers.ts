import type { ApiClient } from '@japa/api-client'
import BankTransfer from '#models/bank_transfer'
import Order from '#models/order'
import type { Person } from '#tests/support/people/people'
import { transferTotal } from '#tests/support/payments/transfer_checkout'
import { orderForm, submitOrder } from '#tests/support/payments/shop'

/** Orders fifty credits by bank transfer. */
export async function orderedByTransfer(client: ApiClient, buyer: Person, clientId = 'form-1') {
  const choice = { method: 'sct', shown_total: transferTotal, client_id: clientId }
  const answer = await submitOrder(client, buyer, await orderForm(choice))
  const order = await Order.findByOrFail({ userId: buyer.user.id, clientId })
  const transfer = await BankTransfer.findByOrFail('orderId', order.id)
  return { answer, order, reference: transfer.reference }
}
