import { test } from '@japa/runner'
import { retrySurplus, settleSurplus } from '#core/admin/money/settle_surplus'
import { refundSurplus } from '#core/payments/surplus/refund_surplus'
import { settleOrder } from '#core/payments/settling/settle_order'
import { noteLocks } from '#tests/fakes/noted_locks'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { askedMails } from '#tests/support/mail/requested_mails'
import { webhookOf, type Checkout, ordered } from '#tests/support/payments/checkout'

const description = 'Paid twice'
const note = 'Asked the provider'

function surplusOf({ repositories }: Checkout) {
  return [...repositories.surplusPayments.rows.values()][0]
}

/** An order that was paid twice, the second time by money that its provider will not refund. */
async function stuck() {
  const { ports, orderId, paymentId } = await ordered()
  ports.payments.pay(paymentId, 'paid')
  await settleOrder(ports, webhookOf(paymentId))
  const secondId = ports.payments.payAgain(orderId)
  await settleOrder(ports, webhookOf(secondId))
  ports.payments.pay(secondId, 'charged_back')
  const { id: surplusId } = surplusOf(ports)
  await refundSurplus(ports, { surplusId, description })
  const by = actorOf(adminOf('finance'), ports.clock.now())
  const settling = { by, surplusId, note, outcome: 'kept' } as const
  return { ports, orderId, secondId, surplusId, settling }
}

test.group('A surplus that no provider refunds', () => {
  test('is tried again, by another refund, and mailed to its payer', async ({ assert }) => {
    const { orderId, ports, secondId, settling, surplusId } = await stuck()
    assert.isTrue((await retrySurplus(ports, settling)).ok)
    assert.include(surplusOf(ports), { status: 'owed' })
    const asked = ports.repositories.jobs.added.filter(({ name }) => name === 'refund_surplus')
    assert.lengthOf(asked, 2)
    ports.payments.pay(secondId, 'paid')
    await refundSurplus(ports, { surplusId, description })
    assert.include(surplusOf(ports), { status: 'returned' })
    assert.lengthOf([...ports.payments.refunds.keys()], 2)
    assert.lengthOf(askedMails(ports, 'surplus_refund'), 1)
    assert.containSubset(ports.repositories.audit.all, [
      {
        act: 'settle_transfer',
        subject: { kind: 'order', id: orderId },
        before: { surplus: surplusId, amount: 1999 },
        after: { status: 'owed' },
        reason: note,
      },
    ])
  })

  test('waits for a person again when it fails again', async ({ assert }) => {
    const { ports, settling, surplusId } = await stuck()
    await retrySurplus(ports, settling)
    await refundSurplus(ports, { surplusId, description })
    assert.include(surplusOf(ports), { status: 'failed' })
    assert.isTrue((await settleSurplus(ports, settling)).ok)
  })

  test('given back by hand is told to its payer, in the unit of work of the act', async ({
    assert,
  }) => {
    const { ports, settling, surplusId } = await stuck()
    assert.isTrue((await settleSurplus(ports, { ...settling, outcome: 'returned' })).ok)
    assert.containSubset(askedMails(ports, 'surplus_refund'), [{ surplusId }])
    assert.containSubset(ports.repositories.audit.all, [
      { act: 'settle_transfer', after: { settled: 'returned' }, reason: note },
    ])
    const again = await settleSurplus(ports, { ...settling, outcome: 'returned' })
    assert.containSubset(again, { refusal: 'surplus_settled' })
    assert.lengthOf(askedMails(ports, 'surplus_refund'), 1)
  })

  test('is settled by hand once, with what was done', async ({ assert }) => {
    const { orderId, ports, settling } = await stuck()
    const locked = noteLocks(ports.repositories.orders)
    assert.isTrue((await settleSurplus(ports, settling)).ok)
    assert.deepEqual(locked, [orderId])
    assert.include(surplusOf(ports), { status: 'failed', settledNote: note })
    assert.isNotNull(surplusOf(ports).settledAt)
    for (const again of [settleSurplus, retrySurplus]) {
      assert.containSubset(await again(ports, settling), { refusal: 'surplus_settled' })
    }
    assert.lengthOf(ports.repositories.audit.all, 1)
    assert.isEmpty(askedMails(ports, 'surplus_refund'))
  })

  test('is left alone without a note, by those who may not, and when it is not stuck', async ({
    assert,
  }) => {
    const { ports, settling, surplusId } = await stuck()
    const now = ports.clock.now()
    for (const settle of [retrySurplus, settleSurplus]) {
      for (const [changes, refusal] of [
        [{ note: ' ' }, 'note_missing'],
        [{ surplusId: 'unknown' }, 'surplus_not_found'],
        [{ by: actorOf(adminOf('support'), now) }, 'act_not_allowed'],
        [{ by: actorOf(adminOf('finance'), now.minus({ minutes: 20 })) }, 'second_factor_due'],
      ] as const) {
        assert.containSubset(await settle(ports, { ...settling, ...changes }), { refusal })
      }
    }
    await ports.repositories.surplusPayments.update(surplusId, { status: 'returned' })
    assert.containSubset(await retrySurplus(ports, settling), { refusal: 'surplus_settled' })
    assert.isEmpty(ports.repositories.audit.all)
  })
})
