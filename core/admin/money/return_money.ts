import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import { isUnmatched } from '#core/payments/open_items/open_item'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type ReturnPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

type Returning = Readonly<{
  by: Actor
  itemId: string
  /** What the payer reads on their account. */
  description: string
}>

/**
 * Has unmatched money sent back to the account it came from, by a payout. Returns the payout's id.
 * Refuses as `performAct` does, 'item_not_found', 'item_closed', 'item_not_matchable' for anything but
 * unmatched money, 'currency_not_taken' for other money than euros, and 'payer_unknown' where the bank
 * did not name the account. Rule: docs/product/payments.md, No money is unseen.
 */
export function returnMoney(ports: ReturnPorts, { by, description, itemId }: Returning) {
  const on = { kind: 'transfer', id: itemId } as const
  const act = { by, right: 'settle_transfer', on, siteId: null, reason: null } as const
  return performAct(ports, act, async ({ clock, ids }, { openItems, payouts }) => {
    const item = await openItems.lock(itemId)
    if (!item) return refuse('item_not_found')
    if (item.closedAt) return refuse('item_closed')
    if (!isUnmatched(item)) return refuse('item_not_matchable')
    if (item.currency !== 'EUR') return refuse('currency_not_taken')
    if (!item.payerIban) return refuse('payer_unknown')
    const { amount, kind, sourceId: paymentId } = item
    const id = ids.next()
    const at = clock.now()
    const owed = { id, provider: 'bank', paymentId, amount, currency: 'EUR', description } as const
    await payouts.add({ ...owed, createdAt: at, paidAt: null })
    await openItems.update(itemId, { closedAt: at, closedNote: `payout ${id}` })
    return ok({ before: { kind }, after: { payout: id, amount }, value: { payoutId: id } })
  })
}
