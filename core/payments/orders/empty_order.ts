import { lotsOf } from '#core/credits/lots'
import { lockOrder } from '#core/payments/orders/lock_order'
import { areBooksOver, type OrderBooks } from '#core/payments/orders/old_order'
import type { Order } from '#core/payments/orders/order'
import { booksKeptFrom } from '#core/privacy/bookkeeping'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Empties an order whose books need not be kept any more: its invoices, and what providers and banks told of
 * it, are removed; amounts, credits and movements stay, so that every sum stays right. Returns whether it
 * did: see `areBooksOver`. Rule: docs/product/privacy.md, Old orders.
 */
export async function emptyOrder(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { orderId }: Readonly<{ orderId: string }>
) {
  return unitOfWork.run(async (repositories) => {
    const { companies, erasure, users } = repositories
    const order = await lockOrder(repositories, orderId)
    const user = order && (await users.find(order.userId))
    if (!order || !user) return false
    const keptFrom = booksKeptFrom(await companies.find(user.siteId), clock.now())
    if (!areBooksOver(await booksOf(repositories, order), keptFrom)) return false
    await erasure.emptyOrder(orderId)
    return true
  })
}

async function booksOf(repositories: Repositories, order: Order): Promise<OrderBooks> {
  const { claims, disputes, invoices, ledger, openItems, refunds, surplusPayments } = repositories
  const ofOrder = { orderId: order.id }
  return {
    order,
    unused: await unusedOf(repositories, order),
    refunds: await refunds.where(ofOrder),
    invoices: await invoices.where(ofOrder),
    movements: await ledger.movementsOfOrder(order.id),
    claims: await claims.where(ofOrder),
    surplus: await surplusPayments.where(ofOrder),
    disputes: await disputes.where(ofOrder),
    items: await openItems.where(ofOrder),
  }
}

/** Credits that are left in the ledger of an erased member are nobody's. */
async function unusedOf({ ledger, users }: Repositories, { id, userId }: Order) {
  const user = await users.find(userId)
  if (!user || user.status === 'deleted') return 0
  const movements = await ledger.lotMovementsOf(userId)
  const lots = lotsOf({ userId, movements, balance: user.credits })
  return lots.find(({ orderId }) => orderId === id)?.unused ?? 0
}
