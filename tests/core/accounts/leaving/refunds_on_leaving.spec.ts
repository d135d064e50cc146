import { test } from '@japa/runner'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { eraseAtOnce, purgeMember } from '#core/accounts/leaving/purge_member'
import { refundDaysOnLeaving } from '#core/payments/refunds/request_refund'
import { ok } from '#core/result'
import {
  completedOrder,
  openCheckout,
  spend,
  type Checkout,
} from '#tests/support/payments/checkout'
import { ada } from '#tests/support/people/people'

const { id: userId, siteId } = ada().user
const form = { reason: 'time', reasonText: null, remarks: null } as const

/** Ada bought fifty credits by PayPal long ago, and used ten. */
async function longAgo() {
  const ports = await openCheckout()
  await completedOrder(ports, { method: 'paypal' })
  await spend(ports, userId, 10)
  ports.clock.advance({ days: 800 })
  return ports
}

async function erased(ports: Checkout) {
  await deleteAccount(ports, { userId, form })
  ports.clock.advance({ days: 14 })
  await purgeMember(ports, { userId })
}

function refundsOf({ repositories }: Checkout) {
  return [...repositories.refunds.rows.values()]
}

test.group('Who leaves with paid credits', () => {
  test('gets what they paid for them back when erased, however old, and by the same job', async ({
    assert,
  }) => {
    const ports = await longAgo()
    await deleteAccount(ports, { userId, form })
    assert.isEmpty(refundsOf(ports), 'they may come back, with their credits')
    ports.clock.advance({ days: 14 })
    assert.isTrue(await purgeMember(ports, { userId }))
    const [refund, ...more] = refundsOf(ports)
    assert.isEmpty(more)
    assert.include(refund, { credits: 40, amount: 1599, costsAmount: 0, status: 'requested' })
    const job = { name: 'pay_out_refund', refundId: refund.id }
    assert.deepInclude(ports.repositories.jobs.added, job)
    assert.equal(ports.repositories.users.rows.get(userId)?.credits, 0)
  })

  test('gets them back with their costs within the days of a withdrawal', async ({ assert }) => {
    const ports = await openCheckout()
    await completedOrder(ports, { method: 'paypal' })
    assert.deepEqual(await eraseAtOnce(ports, { userId }), ok())
    assert.include(refundsOf(ports)[0], { amount: 2102, costsAmount: 103 })
  })

  test('gets nothing for gifts, nor where the site keeps what is unused', async ({ assert }) => {
    const gifted = await openCheckout(ada({ user: { credits: 20 } }))
    await erased(gifted)
    assert.isEmpty(refundsOf(gifted))
    const kept = await longAgo()
    const setting = { siteId, name: 'refund_unused_on_leaving', value: false } as const
    await kept.repositories.settings.put(setting)
    await erased(kept)
    assert.isEmpty(refundsOf(kept))
  })

  test('is offered the same on the page of the deletion', ({ assert }) => {
    const days = (refundUnusedOnLeaving: boolean, isOverTerms = false) =>
      refundDaysOnLeaving({ refundDays: 14, refundUnusedOnLeaving }, isOverTerms)
    assert.isAbove(days(true), 3650)
    assert.equal(days(false), 14)
    assert.isAbove(days(false, true), 3650, 'to who does not agree to new terms')
  })
})
