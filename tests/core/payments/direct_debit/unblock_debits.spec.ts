import { test } from '@japa/runner'
import { returnDebit } from '#core/payments/direct_debit/settle_debit'
import { isBlocked } from '#core/payments/direct_debit/may_debit'
import { unblockDebits } from '#core/payments/direct_debit/unblock_debits'
import { ok, refuse } from '#core/result'
import { debited } from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'
import { askedMails } from '#tests/support/mail/requested_mails'

const userId = ada().user.id
const reason = 'Her bank says it was a mistake'

/** Ada's debit has come back. */
async function blocked() {
  const { ports, debit } = await debited()
  const { endToEndId } = debit
  await returnDebit(ports, { endToEndId, at: ports.clock.now(), reason: 'MD06' })
  return { ports, debit }
}

test.group('The block of direct debit', () => {
  test('is lifted with a reason, which is stored with the debit, and announced by mail', async ({
    assert,
  }) => {
    const { ports, debit } = await blocked()
    const unblockedAt = ports.clock.now()
    const done = await unblockDebits(ports, { userId, reason: ` ${reason} ` })
    assert.deepEqual(done, ok({ debits: 1 }))
    const kept = await ports.repositories.debits.find(debit.id)
    assert.deepInclude(kept, { state: 'returned', unblockedAt, unblockReason: reason })
    assert.isFalse(isBlocked(await ports.repositories.debits.ofUser(userId)))
    const mail = { name: 'send_mail', kind: 'debit_unblocked', userId, debitId: debit.id }
    assert.deepEqual(askedMails(ports, 'debit_unblocked'), [mail])
  })

  test('is lifted once', async ({ assert }) => {
    const { ports } = await blocked()
    await unblockDebits(ports, { userId, reason: 'x'.repeat(501) })
    const [{ unblockReason }] = ports.repositories.debits.rows.values()
    assert.equal(unblockReason, 'x'.repeat(500))
    assert.deepEqual(await unblockDebits(ports, { userId, reason }), refuse('not_blocked'))
    assert.lengthOf(askedMails(ports, 'debit_unblocked'), 1)
  })

  test('is not lifted without a reason, or for an unknown member', async ({ assert }) => {
    const { ports } = await blocked()
    const empty = await unblockDebits(ports, { userId, reason: '  ' })
    assert.deepEqual(empty, refuse('reason_missing'))
    const nobody = await unblockDebits(ports, { userId: 'nobody', reason })
    assert.deepEqual(nobody, refuse('user_not_found'))
    assert.isTrue(isBlocked(await ports.repositories.debits.ofUser(userId)))
    assert.isEmpty(askedMails(ports, 'debit_unblocked'))
  })
})
