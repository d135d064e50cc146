import fc from 'fast-check'
import { settleClaimByAdmin } from '#core/admin/money/close_money'
import { retrySurplus, settleSurplus } from '#core/admin/money/settle_surplus'
import { refundOrder } from '#core/admin/orders/refund_order'
import { settleFailedRefund, settledOutcomes } from '#core/admin/orders/settle_failed_refund'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { spend } from '#tests/support/payments/checkout'
import type { Bank } from '#tests/support/payments/random_runs/bank'
import { step } from '#tests/support/payments/random_runs/bank_step'
import { disputeOnline, payOnline } from '#tests/support/payments/random_runs/provider_acts'
import { ada } from '#tests/support/people/people'

const note = 'Asked the member'

function owner({ ports }: Bank) {
  return actorOf(adminOf('owner'), ports.clock.now())
}

/** All that were bought: by transfer, at the provider, and by debit. */
function bought({ debit, online, orders }: Bank) {
  return [...orders.map(({ id }) => id), ...online.map(({ id }) => id), debit.orderId]
}

const which = fc.nat(5)
const online = fc.constantFrom(0, 1)
const outcome = fc.constantFrom(...settledOutcomes)

function refund(bank: Bank, orderId: string, amount: number) {
  const { ports } = bank
  return refundOrder(ports, {
    by: owner(bank),
    orderId,
    amount,
    reason: note,
    requestId: ports.ids.next(),
  })
}

async function askProvider({ ports }: Bank) {
  for (const refundId of [...ports.repositories.refunds.rows.keys()]) {
    await payOutRefund(ports, { refundId, description: 'Refund', hasAccount: true })
  }
}

const refunded = fc
  .tuple(which, fc.constantFrom(1, 700, 1999))
  .map(([index, amount]) =>
    step(`${amount} of order ${index} of all refunded by an admin`, (bank) =>
      refund(bank, bought(bank)[index], amount)
    )
  )

/** Rare by chance alone: spent credits are refunded, and their payment is disputed once others were bought. */
const givenAndDisputed = fc.tuple(online, fc.constantFrom(1200, 1999)).map(([index, amount]) =>
  step(`order ${index} spent, ${amount} of it refunded by an admin, and disputed`, async (bank) => {
    await payOnline(bank, index, true)
    await spend(bank.ports, ada().user.id, 50)
    await refund(bank, bank.online[index].id, amount)
    await askProvider(bank)
    await payOnline(bank, 1 - index, true)
    await disputeOnline(bank, index, true)
  })
)

/** A rare case: a refund ends while its order is charged back, and the dispute is won. */
const endedInDispute = fc.tuple(online, fc.constantFrom('refunded', 'failed')).map(([index, end]) =>
  step(`refund of order ${index} is ${end} during a dispute that is won`, async (bank) => {
    const { provider } = bank
    await payOnline(bank, index, true)
    provider.refundsAre = 'pending'
    await refund(bank, bank.online[index].id, 700)
    await askProvider(bank)
    await disputeOnline(bank, index, true)
    for (const [id, { status }] of provider.refunds) {
      if (status === 'pending') provider.endRefund(id, end)
    }
    await askProvider(bank)
    await disputeOnline(bank, index, true)
  })
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
export const adminSteps = fc.oneof(
  refunded,
  givenAndDisputed,
  endedInDispute,
  refundSettled,
  surplusSettled,
  claimSettled
)
