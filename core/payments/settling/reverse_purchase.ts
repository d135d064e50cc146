import { postedCredits } from '#core/credits/lots'
import { memberAccount } from '#core/credits/movement'
import type { Order, OrderStatus } from '#core/payments/orders/order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

const movementKinds = { refunded: 'refund', charged_back: 'chargeback' } as const

type ReversedStatus = keyof typeof movementKinds
type ReversedOrder = Order & Readonly<{ status: ReversedStatus }>

/** Whether the payer of an order in this status has the money back. */
export function isReversed<O extends { status: OrderStatus }>(
  order: O
): order is O & { status: ReversedStatus } {
  return order.status in movementKinds
}

/**
 * Takes back the credits of an order that the provider or the bank has reversed, all at once. Spent
 * ones are taken from the member's other credits, as far as these reach: a balance never falls below
 * zero. Credits of the order that were refunded before are not taken again. The caller holds the
 * lock on the order. Rule: docs/product/payments.md, Reversals.
 */
export async function reversePurchase(
  { users, ledger }: Pick<Repositories, 'users' | 'ledger'>,
  { ids, clock }: Uses<'ids' | 'clock'>,
  order: ReversedOrder
): Promise<void> {
  const owner = await users.lock(order.userId)
  const posted = postedCredits(await ledger.movementsOfOrder(order.id))
  const credits = Math.min(owner?.credits ?? 0, posted)
  if (credits === 0) return
  const kind = movementKinds[order.status]
  const id = ids.next()
  await ledger.post({
    id,
    kind,
    from: memberAccount(order.userId),
    to: 'house:sales',
    credits,
    idempotencyKey: `${kind}:${id}`,
    orderId: order.id,
    at: clock.now(),
  })
}
