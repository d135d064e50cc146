import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import { settleOrder } from '#core/payments/settling/settle_order'
import {
  comparedDays,
  type Receipt,
  type SettlementDifference,
  settlementDifferences,
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
 * Compares what every provider has received with what the ledger has sold, and returns the
 * differences. An order that differs is settled first, as its payment may just have been made.
 */
export async function compareSettlements(ports: Ports, since: DateTime) {
  const found = await Promise.all(ports.payments.all().map((one) => compare(ports, one, since)))
  return found.flat()
}

async function compare(ports: Ports, gateway: PaymentGateway, since: DateTime) {
  const before = await differencesAt(gateway, since)
  for (const difference of before) await bringInStep(ports, gateway.name, difference)
  const differences = before.length ? await differencesAt(gateway, since) : []
  for (const difference of differences) {
    logger.error({ provider: gateway.name, ...difference }, 'A settlement differs from the ledger')
  }
  return differences.map((difference) => ({ provider: gateway.name, ...difference }))
}

/** Settles the order of a difference, also by its payments: one may be a second payment. */
async function bringInStep(ports: Ports, provider: string, difference: SettlementDifference) {
  const { orderId, references } = difference
  await settleOrder(ports, { orderId })
  for (const paymentId of references) await settleOrder(ports, { provider, paymentId })
}

async function differencesAt(gateway: PaymentGateway, since: DateTime) {
  const receipts = await gateway.received(since)
  const orderIds = receipts.map(({ orderId }) => orderId)
  const recorded = await recordedOrders({ provider: gateway.name, since, orderIds })
  const older = await Promise.all(recorded.map((order) => olderReceipt(gateway, order, orderIds)))
  return settlementDifferences([...receipts, ...older.flat()], recorded)
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
