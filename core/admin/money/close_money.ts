import type { Actor } from '#core/admin/admin'
import { parseReason } from '#core/admin/members/member_act'
import { performAct } from '#core/admin/perform_act'
import { settleClaim } from '#core/payments/claims/settle_claim'
import { closeOpenItem } from '#core/payments/open_items/close_open_item'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type ClosePorts = Uses<'clock' | 'secrets' | 'unitOfWork'>
type ClosingItem = Readonly<{ by: Actor; itemId: string; note: string }>
type ClosingClaim = Readonly<{ by: Actor; claimId: string; note: string }>

/**
 * Closes an item of unclear money with a note of what was done, as `closeOpenItem`. Refuses as that
 * and `performAct` do. Rule: docs/product/payments.md, No money is unseen.
 */
export function closeMoney(ports: ClosePorts, { by, itemId, note }: ClosingItem) {
  const on = { kind: 'transfer', id: itemId } as const
  const act = { by, right: 'settle_transfer', on, siteId: null, reason: parseReason(note) } as const
  return performAct(ports, act, async (within) => {
    const closed = await closeOpenItem(within, { itemId, note })
    if (!closed.ok) return closed
    const { amount, currency, kind } = closed.value
    return ok({ before: { kind, amount, currency }, after: { closed: true }, value: undefined })
  })
}

/**
 * Settles a claim with a note, as `settleClaim`: its member has paid, or it is given up. Refuses as
 * that and `performAct` do. Rule: docs/product/payments.md, Claims.
 */
export async function settleClaimByAdmin(ports: ClosePorts, { by, claimId, note }: ClosingClaim) {
  const found = await ports.unitOfWork.run(async ({ claims, users }) => {
    const claim = await claims.find(claimId)
    const user = claim && (await users.find(claim.userId))
    return user ? { orderId: claim.orderId, siteId: user.siteId } : null
  })
  if (!found) return refuse('claim_not_found')
  const on = { kind: 'order', id: found.orderId } as const
  const reason = parseReason(note)
  const act = { by, right: 'settle_transfer', on, siteId: found.siteId, reason } as const
  return performAct(ports, act, async (within) => {
    const settled = await settleClaim(within, { claimId, note })
    if (!settled.ok) return settled
    const { amount, currency } = settled.value
    return ok({ before: { claim: claimId, amount, currency }, after: {}, value: undefined })
  })
}
