import { totalPaid, type Claim } from '#core/payments/claims/claim'
import { recordOpenItem } from '#core/payments/open_items/record_open_item'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Puts what was paid beyond `owed` (minor units) on the operator's list, the last payments first: it
 * pays for nothing. Runs inside a unit of work. Rule: docs/product/payments.md, Claims.
 */
export async function releaseExcess(
  repositories: Pick<Repositories, 'claimPayments' | 'openItems'>,
  ports: Uses<'ids' | 'clock'>,
  { id: claimId, orderId, currency, reference }: Claim,
  owed: number
): Promise<void> {
  const payments = await repositories.claimPayments.where({ claimId }, 'paidAt desc', 'id desc')
  let excess = totalPaid(payments) - owed
  for (const payment of payments) {
    const amount = Math.min(excess, totalPaid([payment]))
    if (amount <= 0) continue
    excess -= amount
    const releasedAmount = payment.releasedAmount + amount
    await repositories.claimPayments.update(payment.id, { releasedAmount })
    await recordOpenItem(repositories, ports, {
      kind: 'claim_overpaid',
      source: 'claim',
      sourceId: `${payment.id}:${releasedAmount}`,
      orderId,
      amount,
      currency,
      direction: 'in',
      details: reference,
    })
  }
}
