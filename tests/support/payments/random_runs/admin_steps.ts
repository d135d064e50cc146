import fc from 'fast-check'
import { settleClaimByAdmin } from '#core/admin/money/close_money'
import { retrySurplus, settleSurplus } from '#core/admin/money/settle_surplus'
import { refundOrder } from '#core/admin/orders/refund_order'
import { settleFailedRefund, settledOutcomes } from '#core/admin/orders/settle_failed_refund'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import type { Bank } from '#tests/support/payments/random_runs/bank'
import { step } from '#tests/support/payments/random_runs/bank_step'

const note = 'Asked the member'

function owner({ ports }: Bank) {
  return actorOf(adminOf('owner'), ports.clock.now())
}

/** All that were bought: by transfer, at the provider, and by debit. */
function bought({ debit, online, orders }: Bank) {
  return [...orders.map(({ id }) => id), ...online.map(({ id }) => id), debit.orderId]
}

const which = fc.nat(5)
const outcome = fc.constantFrom(...settledOutcomes)

const refunded = fc.tuple(which, fc.constantFrom(1, 700, 1999)).map(([index, amount]) =>
  step(`${amount} of order ${index} of all refunded by an admin`, (bank) =>
    refundOrder(bank.ports, {
      by: owner(bank),
      orderId: bought(bank)[index],
      amount,
      reason: note,
      requestId: bank.ports.ids.next(),
    })
  )
)

const refundSettled = fc.tuple(which, outcome).map(([index, settled]) =>
  step(`failed refund of order ${index} of all settled: ${settled}`, (bank) =>
    settleFailedRefund(bank.ports, {
      by: owner(bank),
      orderId: bought(bank)[index],
      note,
      outcome: settled,
    })
  )
)

const surplusSettled = fc.option(outcome).map((settled) =>
  step(`surplus ${settled ?? 'tried again'}`, async (bank) => {
    // Copied: a refused act puts all rows back.
    for (const surplusId of [...bank.ports.repositories.surplusPayments.rows.keys()]) {
      const settling = { by: owner(bank), surplusId, note }
      if (settled) await settleSurplus(bank.ports, { ...settling, outcome: settled })
      else await retrySurplus(bank.ports, settling)
    }
  })
)

const claimSettled = fc.constant(
  step('the last claim settled by an admin', async (bank) => {
    const claim = [...bank.ports.repositories.claims.rows.values()].at(-1)
    if (claim) await settleClaimByAdmin(bank.ports, { by: owner(bank), claimId: claim.id, note })
  })
)

/** What admins do about money in the back office. */
export const adminSteps = fc.oneof(refunded, refundSettled, surplusSettled, claimSettled)
