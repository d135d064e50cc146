import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { methodOffer } from '#core/payments/method_offers'
import { referenceOfOrder } from '#core/payments/sepa/rf_reference'
import { currencyOf } from '#core/sites/currencies'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { byCountry, orderRow } from '#database/demo/purchases'
import PackageModel from '#models/package'

/** The first premium member of each country that pays in euros is to transfer money for a bundle. */
export async function awaitTransfers(
  client: TransactionClientContract,
  cast: readonly Character[],
  now: DateTime
) {
  const packages = await PackageModel.query({ client }).orderBy('amount')
  const first = byCountry(cast.filter(({ premium }) => premium)).map(([buyer]) => buyer)
  const orders = first.flatMap((buyer) => {
    const offer = methodOffer('sct', buyer.country, currencyOf(buyer.country))
    if (!offer) return []
    const order = orderRow(buyer, packages, offer, 'pending')
    const id = transferId(buyer)
    const moments = { created_at: now.minus({ hours: 4 }).toMillis(), completed_at: null }
    const payment = { provider: 'bank', provider_payment_id: referenceOfOrder(id) }
    return [{ ...order, ...payment, ...moments, id, client_id: 'demo transfer' }]
  })
  await insertAll(client, 'orders', orders)
  await insertAll(client, 'bank_transfers', orders.map(transferRow))
}

/** The order of a premium member that waits for their bank transfer. */
export function transferId({ number }: Character) {
  return demoId('order', number * 10 + 10_005)
}

function transferRow(order: ReturnType<typeof orderRow> & { id: string; created_at: number }) {
  return {
    reference: order.provider_payment_id,
    order_id: order.id,
    amount: order.total_amount,
    currency: order.currency,
    return_url: `/transactions/${order.id}`,
    created_at: order.created_at,
  }
}
