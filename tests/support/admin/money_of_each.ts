import db from '@adonisjs/lucid/services/db'
import { memberAccount } from '#core/credits/movement'
import User from '#models/user'
import { orderRow } from '#tests/support/database/rows'
import { under, type Parameters } from '#tests/support/http/every_route'
import { storeCode } from '#tests/support/payments/shop'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

/** Stores one of each kind of money of a member, and returns the parameters of its routes. */
export async function moneyOf(member: Person): Promise<Parameters> {
  const { clock, ids, unitOfWork } = await sitePorts()
  const { id: userId, siteId } = await User.findOrFail(member.user.id)
  const row = await orderRow(member)
  await db.table('orders').insert({ ...row, provider_payment_id: 'payment of one' })
  const dispute = {
    status: 'won',
    reason: 'fraudulent',
    amount: 1528,
    currency: 'EUR',
    opened_at: 0,
  }
  await db.table('disputes').insert({ ...dispute, id: 'dispute of one', order_id: row.id })
  const reference = 'RF18539007547034'
  const [item, claim, payout, batch, surplus] = Array.from({ length: 5 }, () => ids.next())
  const file = 'VONK-261124-0123456789'
  const at = clock.now()
  await unitOfWork.run(async (repositories) => {
    const {
      bankTransfers,
      claims,
      discountBatches,
      openItems,
      payouts,
      sepaFiles,
      surplusPayments,
    } = repositories
    await bankTransfers.add({
      reference,
      orderId: row.id,
      amount: 1528,
      currency: 'EUR',
      returnUrl: 'https://vonk.test/transactions',
      createdAt: at,
      incompleteSince: at,
      cancelledAt: null,
      forgiven: 0,
      forgivenAt: null,
    })
    await openItems.add({
      id: item,
      kind: 'reference_unknown',
      source: 'bank',
      sourceId: ids.next(),
      orderId: null,
      amount: 500,
      currency: 'EUR',
      direction: 'in',
      details: 'quokka',
      payerName: 'quokka',
      payerIban: 'NL91ABNA0417164300',
      foundAt: at,
      closedAt: null,
      closedNote: null,
    })
    await claims.add({
      id: claim,
      userId,
      orderId: row.id,
      provider: 'sandbox',
      paymentId: 'payment of one',
      reference: 'RF471234567890',
      amount: 1528,
      currency: 'EUR',
      foundAt: at,
      settledAt: null,
      settledNote: null,
      recoveredAt: null,
    })
    await surplusPayments.addUnlessKnown({
      id: surplus,
      orderId: row.id,
      provider: 'sandbox',
      paymentId: 'second payment of one',
      amount: 1528,
      currency: 'EUR',
      status: 'failed',
      foundAt: at,
      refundId: null,
      settledAt: null,
      settledNote: null,
    })
    const owed = { amount: 500, currency: 'EUR', description: 'quokka' } as const
    const ofBank = { provider: 'bank', paymentId: 'RF01' }
    await payouts.add({ ...owed, ...ofBank, id: payout, createdAt: at, paidAt: null })
    const collected = { content: '<Document/>', count: 1, sum: 1528 }
    await sepaFiles.add({ ...collected, messageId: file, siteId, createdAt: at, sentAt: null })
    await discountBatches.add({ id: batch, name: 'quokka', createdAt: at })
  })
  await storeCode({ code: 'WALLABY1' })
  await storeCode({ code: 'WALLABY2', batchId: batch })
  return {
    ...under('/admin/orders/:id', { id: row.id }),
    ...under('/admin/orders/open/:id', { id: item }),
    ...under('/admin/orders/claims/:id', { id: claim }),
    ...under('/admin/orders/surplus/:id', { id: surplus }),
    ...under('/admin/orders/transfers/:reference', { reference }),
    ...under('/admin/orders/debits/:file', { file }),
    ...under('/admin/orders/payouts/:id', { id: payout }),
    ...under('/admin/orders/ledger/:account', { account: memberAccount(userId) }),
    ...under('/admin/discounts/codes/:code', { code: 'WALLABY1' }),
    ...under('/admin/discounts/batches/:id', { id: batch }),
  }
}
