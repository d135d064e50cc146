import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Package } from '#core/credits/package'
import { memberAccount } from '#core/credits/movement'
import { methodCost, usualCostOf } from '#core/payments/methods/method_costs'
import { methodOffer, methodsFor } from '#core/payments/methods/method_offers'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { OrderStatus } from '#core/payments/orders/order'
import { useAtOnceVersion } from '#core/payments/orders/use_at_once'
import { issueCreditNote } from '#core/payments/invoices/issue'
import { refundMovement, type Refund } from '#core/payments/refunds/refund'
import type { Ports } from '#core/ports'
import { currencyOf } from '#core/sites/currencies'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { invoiceBundles } from '#database/demo/invoices'

/**
 * Adds a completed order, movement and invoice for every premium member, cycling through the
 * payment methods of their country. The first buyer of each country also has a failed, a cancelled
 * and a pending order, and the last one has just gone to the provider.
 */
export async function buyBundles(
  client: TransactionClientContract,
  cast: readonly Character[],
  now: DateTime
) {
  const packages: Package[] = await client.from('packages').orderBy('amount')
  const countries = byCountry(cast.filter(({ premium }) => premium))
  const bought = countries.flatMap((buyers) => [
    ...buyers.map((buyer, index) => purchaseOf(buyer, index, packages, now)),
    ...buyers.filter(({ lead }) => lead).map((buyer) => regretOf(buyer, packages, now)),
  ])
  const unpaid = countries.flatMap(([first]) => attemptsOf(first, packages, now))
  const begun = countries.flatMap((buyers) => begunBy(buyers.at(-1)!, packages, now))
  await insertAll(client, 'orders', [...bought, ...unpaid, ...begun])
  await insertAll(client, 'ledger_movements', bought.map(movementOf))
  const languages = new Map(cast.map(({ number, language }) => [demoId('user', number), language]))
  const sold = bought.map((order) => ({ ...order, language: languages.get(order.user_id)! }))
  await invoiceBundles(client, sold)
}

function byCountry(buyers: readonly Character[]) {
  return Object.values(Object.groupBy(buyers, ({ country }) => country))
}

function purchaseOf(buyer: Character, index: number, packages: readonly Package[], now: DateTime) {
  const methods = methodsFor(buyer.country, currencyOf(buyer.country))
  const { method } = methods[index % methods.length]
  const at = now.minus({ days: boughtDaysAgo(buyer.number) }).toMillis()
  const order = orderRow(buyer, packages, method, 'completed')
  return { ...order, id: demoId('order', buyer.number), created_at: at, completed_at: at }
}

const regretted = { bought: { days: 31 }, refunded: { days: 29 } }

/** The bundle that a lead bought first, and had refunded. */
function regretOf(buyer: Character, packages: readonly Package[], now: DateTime) {
  const at = now.minus(regretted.bought).toMillis()
  const order = purchaseOf(buyer, 0, packages, now)
  return {
    ...order,
    id: regretId(buyer),
    client_id: 'demo regretted',
    provider_payment_id: `sbx_demo_${buyer.number}_regretted`,
    created_at: at,
    completed_at: at,
  }
}

function regretId({ number }: Character) {
  return demoId('order', number * 10 + 10_000 + attempts.length)
}

/** Refunds the bundle that the premium lead regretted, as the provider would have done. */
export function refundRegretted(ports: Ports, cast: readonly Character[]) {
  const buyer = cast.find(({ lead }) => lead === 'premium')!
  const orderId = regretId(buyer)
  const at = ports.clock.now().minus(regretted.refunded)
  const then = { ids: ports.ids, clock: { now: () => at } }
  return ports.unitOfWork.run(async (repositories) => {
    const { orders, refunds, ledger } = repositories
    const order = (await orders.find(orderId))!
    const { costsAmount, credits, totalAmount: amount, currency, userId } = order
    const refund: Refund = {
      id: demoId('refund', 1),
      orderId,
      requestId: 'demo',
      credits,
      amount,
      costsAmount,
      keptAmount: 0,
      currency,
      status: 'completed',
      refundedBy: null,
      createdAt: at,
      endedAt: at,
      settledAt: null,
      settledNote: null,
    }
    await refunds.add(refund)
    await ledger.post(refundMovement({ refund, userId, id: demoId('movement', refundNumber), at }))
    await issueCreditNote(repositories, then, orderId, { refundId: refund.id, amount })
    await orders.update(orderId, { status: 'refunded' })
  })
}

const refundNumber = 9000

/** When a premium member of the demo bought their bundle. */
export function boughtDaysAgo(number: number) {
  return 1 + (number % 40)
}

const attempts = [
  { status: 'failed', method: 'creditcard', hoursAgo: 3 },
  { status: 'cancelled', method: 'creditcard', hoursAgo: 2 },
  { status: 'pending', method: 'paypal', hoursAgo: 1 },
] as const

/** Failed, cancelled and pending orders: they posted no credits. */
function attemptsOf(buyer: Character, packages: readonly Package[], now: DateTime) {
  return attempts.flatMap(({ status, method, hoursAgo }) => {
    if (!methodOffer(method, buyer.country, currencyOf(buyer.country))) return []
    const at = now.minus({ hours: hoursAgo }).toMillis()
    const order = orderRow(buyer, packages, method, status)
    return [{ ...order, id: attemptId(buyer, status), created_at: at, completed_at: null }]
  })
}

/** An order whose payer is on the page of the provider. */
function begunBy(buyer: Character, packages: readonly Package[], now: DateTime) {
  if (buyer.lead) return []
  const id = demoId('order', buyer.number * 10 + 10_000 + attempts.length + 1)
  const at = now.minus({ minutes: 4 }).toMillis()
  const order = orderRow(buyer, packages, 'creditcard', 'loading')
  return [{ ...order, id, created_at: at, completed_at: null }]
}

/** The id of the order of the first premium member of a country with this status. */
export function attemptId({ number }: Character, status: (typeof attempts)[number]['status']) {
  return demoId('order', number * 10 + 10_000 + attempts.findIndex((one) => one.status === status))
}

function orderRow(
  buyer: Character,
  packages: readonly Package[],
  method: PaymentMethod,
  status: OrderStatus
) {
  const currency = currencyOf(buyer.country)
  const offered = packages.filter((one) => one.currency === currency)
  const { id, amount, credits } = offered[buyer.number % offered.length]
  const costs = methodCost(usualCostOf(method, buyer.country), amount)
  return {
    user_id: demoId('user', buyer.number),
    package_id: id,
    client_id: `demo ${status}`,
    method,
    status,
    country: buyer.country,
    currency,
    credits,
    package_amount: amount,
    discount_amount: 0,
    costs_amount: costs,
    total_amount: amount + costs,
    provider: 'sandbox',
    use_at_once_version: useAtOnceVersion,
    provider_payment_id: `sbx_demo_${buyer.number}_${status}`,
  }
}

function movementOf(order: ReturnType<typeof purchaseOf>, index: number) {
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
