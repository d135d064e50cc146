import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import { lockTransfer } from '#core/payments/bank_transfer/lock_transfer'
import { recordIncoming } from '#core/payments/bank_transfer/record_transfer'
import { isUnmatched } from '#core/payments/open_items/open_item'
import { settleOrder } from '#core/payments/settling/settle_order'
import { isId } from '#core/id'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type MatchPorts = Uses<'clock' | 'events' | 'ids' | 'payments' | 'secrets' | 'unitOfWork'>

type Matching = Readonly<{
  by: Actor
  itemId: string
  /** The reference of a bank transfer, or the id of its order. */
  to: string
}>

/**
 * Matches money that came without the reference of an order to the order it is for, as if its payer
 * had stated it: the order completes once its price is reached. Returns the order's id and, as
 * `recordIncoming`, what is missing or too much. Refuses as `performAct` does, 'item_not_found',
 * 'item_closed', 'item_not_matchable' for anything but unmatched money, 'transfer_not_found' where no
 * bank transfer is waited for, and 'currency_not_taken'.
 * Rule: docs/product/payments.md, No money is unseen.
 */
export async function matchTransfer(ports: MatchPorts, { by, itemId, to }: Matching) {
  const on = { kind: 'transfer', id: itemId } as const
  const act = { by, right: 'settle_transfer', on, siteId: null, reason: null } as const
  const matched = await performAct(ports, act, async (within, repositories) => {
    const found = await findTransfer(repositories, to)
    const transfer = found && (await lockTransfer(repositories, found.reference))
    const item = await repositories.openItems.lock(itemId)
    if (!item) return refuse('item_not_found')
    if (item.closedAt) return refuse('item_closed')
    const { amount, currency, kind, payerIban, payerName, sourceId: id } = item
    const movement = isUnmatched(item) && (await repositories.bankMovements.find(id))
    if (!movement) return refuse('item_not_matchable')
    if (!transfer) return refuse('transfer_not_found')

    const { orderId, reference } = transfer
    const { bookedOn } = movement
    const line = { id, reference, amount, currency, bookedOn, payerName, payerIban }
    const recorded = await recordIncoming(repositories, within, line)
    // Recording refuses nothing else here: the reference is known, as its transfer is locked.
    if (!recorded.ok) return refuse('currency_not_taken')
    const { goesBack, missing, surplus } = recorded.value
    const closedAt = within.clock.now()
    await repositories.openItems.update(itemId, { closedAt, closedNote: reference, orderId })
    const after = { order: orderId, missing, surplus }
    return ok({
      before: { kind },
      after,
      value: { orderId, reference, missing, surplus, goesBack },
    })
  })
  if (!matched.ok) return matched
  // The hourly reconciliation does it where this does not come to pass.
  await settleOrder(ports, { provider: 'bank', paymentId: matched.value.reference })
  return matched
}

function findTransfer({ bankTransfers }: Repositories, to: string) {
  const typed = to.replaceAll(/\s/g, '')
  if (/^RF/i.test(typed)) return bankTransfers.find(typed.toUpperCase())
  const orderId = typed.toLowerCase()
  return isId(orderId) ? bankTransfers.first({ orderId }) : null
}
