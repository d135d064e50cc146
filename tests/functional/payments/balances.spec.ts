import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { memberAccount } from '#core/credits/movement'
import User from '#models/user'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
import Refund from '#models/refund'
import { committing } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { bob, cleo } from '#tests/support/people/people'
import { askRefund, payOutAll, providerSays } from '#tests/support/payments/refunds'
import * as shop from '#tests/support/payments/shop'
import { sitePorts } from '#tests/support/site/ports'

/** In transactions that commit, as PostgreSQL updates balances only then. */
test.group('The balance of a member', (group) => {
  committing(group)

  test('below zero rolls the unit back, and the next one works', async ({ assert }) => {
    await join(bob())
    const before = await countOf('ledger_movements')
    await assert.rejects(() => post(bob().user.id, -1), /users_credits_not_negative/)
    assert.equal(await countOf('ledger_movements'), before)
    await post(bob().user.id, 3)
    await post(bob().user.id, -2)
    assert.equal(await balanceOf(bob().user.id), 1)
  })

  test('is right when returned credits are charged back at once', async ({ client, assert }) => {
    await join(cleo())
    const { order, payment } = await shop.buyCredits(client, cleo())
    await askRefund(client, cleo())
    await shop.setProviderStatus(payment, 'charged_back')
    await shop.sendWebhook(client, payment.id)
    await providerSays(await Refund.firstOrFail(), 'failed')
    await payOutAll()
    assert.deepEqual(await shop.orderOutcome(order), {
      ...shop.bought,
      status: 'charged_back',
      credits: 0,
    })
    assert.isEmpty(await ledgerDifferences())
  })
})

/** A correction in a separate unit of work; a negative one takes credits. */
async function post(userId: string, credits: number) {
  const { unitOfWork, ids } = await sitePorts()
  const [from, to] = ['house:corrections', memberAccount(userId)] as const
  const legs = credits < 0 ? { from: to, to: from } : { from, to }
  const id = ids.next()
  const movement = { id, kind: 'correction', idempotencyKey: id, orderId: null } as const
  return unitOfWork.run(({ ledger }) =>
    ledger.post({ ...movement, ...legs, credits: Math.abs(credits), at: DateTime.utc() })
  )
}

async function balanceOf(userId: string) {
  const { credits } = await User.findOrFail(userId)
  return credits
}
