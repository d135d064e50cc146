import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Package } from '#core/credits/package'
import { memberAccount } from '#core/credits/movement'
import { methodCost, methodsFor } from '#core/payments/method_offers'
import { currencyOf } from '#core/sites/currencies'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import PackageModel from '#models/package'

/** Every premium member has bought a bundle, by each method in turn; the ledger says the same. */
export async function buyBundles(
  client: TransactionClientContract,
  cast: readonly Character[],
  now: DateTime
) {
  const packages = await PackageModel.query({ client }).orderBy('amount')
  const buyers = cast.filter(({ premium }) => premium)
  const orders = byCountry(buyers).flatMap((neighbours) =>
    neighbours.map((buyer, index) => orderOf(buyer, index, packages, now))
  )
  await insertAll(client, 'orders', orders)
  await insertAll(client, 'ledger_movements', orders.map(movementOf))
  for (const { user_id: id, credits } of orders) {
    await client.from('users').where('id', id).update({ credits })
  }
}

/** Countries differ in methods: in each of them the first buyers take every one in turn. */
function byCountry(buyers: readonly Character[]) {
  return Object.values(Object.groupBy(buyers, ({ country }) => country))
}

function orderOf(buyer: Character, index: number, packages: readonly Package[], now: DateTime) {
  const currency = currencyOf(buyer.country)
  const offered = packages.filter((one) => one.currency === currency)
  const { id, amount, credits } = offered[buyer.number % offered.length]
  const methods = methodsFor(buyer.country, currency)
  const method = methods[index % methods.length]
  const costs = methodCost(method, amount)
  const at = now.minus({ days: 1 + (buyer.number % 40) }).toMillis()
  return {
    id: demoId('order', buyer.number),
    user_id: demoId('user', buyer.number),
    package_id: id,
    client_id: demoId('order', buyer.number),
    method: method.method,
    status: 'completed',
    country: buyer.country,
    currency,
    credits,
    package_amount: amount,
    discount_amount: 0,
    costs_amount: costs,
    total_amount: amount + costs,
    provider: 'sandbox',
    provider_payment_id: `sbx_demo_${buyer.number}`,
    created_at: at,
    completed_at: at,
  }
}

function movementOf(order: ReturnType<typeof orderOf>, index: number) {
  return {
    id: demoId('movement', index + 1),
    kind: 'purchase',
    from_account: 'house:sales',
    to_account: memberAccount(order.user_id),
    credits: order.credits,
    idempotency_key: `purchase:${order.id}`,
    order_id: order.id,
    at: order.created_at,
  }
}
