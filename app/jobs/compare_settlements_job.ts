import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import { settleOrder } from '#core/payments/settling/settle_order'
import {
  comparisonsByDay,
  type DatedOrder,
  type SettlementComparison,
} from '#core/payments/settling/settlement_comparison'
import {
  comparedDays,
  compareOrders,
  type Receipt,
  type SettlementDifference,
} from '#core/payments/settling/settlement_differences'
import { Ports } from '#core/ports'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import { recordedOrders } from '#queries/payments/recorded_orders'

/** Reports differences between the providers and the ledger; scheduled. */
@inject()
export default class CompareSettlementsJob extends Job<Record<string, never>> {
  // The next hour's run is the retry.
  static options = { name: 'compare_settlements', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await compareSettlements(this.ports, this.ports.clock.now().minus({ days: comparedDays }))
  }
}

/**
 * Compares what every provider has received with what the ledger has sold from a moment on, up to
 * another or until now; stores the outcome of each whole day (UTC) of it, and returns the
 * differences. An order that differs is settled first, as its payment may just have been made.
 */
export async function compareSettlements(ports: Ports, since: DateTime, until?: DateTime) {
  const days = daysBetween(since, until ?? ports.clock.now())
  const found = await Promise.all(ports.payments.all().map((one) => compare(ports, one, days)))
  return found.flat()
}

/** The days, each at its beginning, from that of one moment to that before or of another. */
function daysBetween(since: DateTime, until: DateTime) {
  const first = since.toUTC().startOf('day')
  const count = Math.max(1, Math.ceil(until.diff(first, 'days').days))
  return Array.from({ length: count }, (_, index) => first.plus({ days: index }))
}

async function compare(ports: Ports, gateway: PaymentGateway, days: readonly DateTime[]) {
  const { name: provider } = gateway
  const before = differencesIn(await ordersAt(gateway, days))
  for (const difference of before) await bringInStep(ports, provider, difference)
  const orders = await ordersAt(gateway, days)
  const comparedAt = ports.clock.now()
  await store(ports, comparisonsByDay({ provider, days, comparedAt }, orders))
  const differences = differencesIn(orders)
  for (const difference of differences) {
    logger.error({ provider, ...difference }, 'A settlement differs from the ledger')
  }
  return differences.map((difference) => ({ provider, ...difference }))
}

function store({ unitOfWork }: Ports, comparisons: readonly SettlementComparison[]) {
  return unitOfWork.run(async ({ settlementComparisons }) => {
    for (const comparison of comparisons) await settlementComparisons.put(comparison)
  })
}

function differencesIn(orders: readonly DatedOrder[]) {
  return orders.flatMap(({ order: { agrees, difference } }) => (agrees ? [] : [difference]))
}

/** Settles the order of a difference, also by its payments: one may be a second payment. */
async function bringInStep(ports: Ports, provider: string, difference: SettlementDifference) {
  const { orderId, references } = difference
  await settleOrder(ports, { orderId })
  for (const paymentId of references) await settleOrder(ports, { provider, paymentId })
}

/** The orders up to the last of these days. One that is none of ours counts today, when it is found. */
async function ordersAt(gateway: PaymentGateway, days: readonly DateTime[]): Promise<DatedOrder[]> {
  const [since, last] = [days[0], days[days.length - 1]]
  const until = last.plus({ days: 1 })
  const receipts = await gateway.received(since)
  const orderIds = receipts.map(({ orderId }) => orderId)
  const recorded = await recordedOrders({ provider: gateway.name, since, until, orderIds })
  const older = await Promise.all(recorded.map((order) => olderReceipt(gateway, order, orderIds)))
  const dayOf = new Map(recorded.map(({ day, orderId }) => [orderId, day]))
  const compared = compareOrders([...receipts, ...older.flat()], recorded)
  return compared
    .map((order) => ({ day: dayOf.get(order.difference.orderId) ?? today(), order }))
    .filter(({ day }) => day < until)
}

function today() {
  return DateTime.utc().startOf('day')
}

type Recorded = Awaited<ReturnType<typeof recordedOrders>>[number]

/** For a payment that was started before the compared days, and paid within them. */
async function olderReceipt(
  gateway: PaymentGateway,
  { orderId, paymentId, returned: back }: Recorded,
  known: readonly string[]
): Promise<Receipt[]> {
  if (!paymentId || known.includes(orderId)) return []
  const payment = await gateway.find(paymentId)
  if (!payment) return []
  const { id: reference, status, amount } = payment
  const isBack = status === 'refunded' || status === 'charged_back'
  if (status !== 'paid' && !isBack) return []
  return [{ orderId, reference, amount, returned: isBack ? amount.amount : back }]
}
