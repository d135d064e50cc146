import { test } from '@japa/runner'
import { settleClaim } from '#core/payments/claims/settle_claim'
import { returnDebit } from '#core/payments/direct_debit/settle_debit'
import { confirmPayout } from '#core/payments/refunds/confirm_payout'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { refuse } from '#core/result'
import { debited } from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'

/** Ada has bought by direct debit and asked for her money; the operator owes her a payout. */
async function refundOwed() {
  const { ports, debit } = await debited()
  const userId = ada().user.id
  const input = { userId, requestId: 'form-1', shownTotal: 1999, refundDays: 14 }
  const requested = await requestRefund(ports, input)
  if (!requested.ok) throw new Error(requested.refusal)
  const [{ id: payoutId }] = requested.value
  const refresh = () =>
    payOutRefund(ports, { refundId: payoutId, description: 'Refund', hasAccount: true })
  await refresh()
  const at = ports.clock.now()
  const settle = () =>
    ports.repositories.debits.update(debit.id, { state: 'settled', settledAt: at })
  const { endToEndId } = debit
  const comeBack = () => returnDebit(ports, { endToEndId, at, reason: 'MD06' })
  const confirm = (isTransferred = false) => confirmPayout(ports, { payoutId, isTransferred })
  const claims = () => [...ports.repositories.claims.rows.values()]
  return { ports, payoutId, refresh, settle, comeBack, confirm, claims }
}

test.group('A payout of a debit', () => {
  test('is not confirmed before the debit is settled', async ({ assert }) => {
    const { ports, confirm, settle } = await refundOwed()
    const unknown = await confirmPayout(ports, { payoutId: 'unknown', isTransferred: false })
    assert.deepEqual(unknown, refuse('payout_not_due'))
    assert.deepEqual(await confirm(), refuse('debit_not_settled'))
    await settle()
    assert.isTrue((await confirm()).ok)
    assert.deepEqual(await confirm(), refuse('payout_not_due'))
  })

  test('is not confirmed once the debit has come back', async ({ assert }) => {
    const { confirm, comeBack, settle, claims, ports, payoutId, refresh } = await refundOwed()
    await settle()
    await comeBack()
    assert.deepEqual(await confirm(), refuse('debit_returned'))
    assert.isNull(ports.repositories.payouts.rows.get(payoutId)?.paidAt)
    assert.isEmpty(claims())
    await refresh()
    assert.equal(ports.repositories.refunds.rows.get(payoutId)?.status, 'failed')
  })

  test('that was made before the debit came back is owed by the member', async ({ assert }) => {
    const { confirm, comeBack, settle, claims } = await refundOwed()
    await settle()
    await comeBack()
    assert.isTrue((await confirm(true)).ok)
    assert.lengthOf(claims(), 1)
    assert.equal(claims()[0].amount, 1999)
  })

  test('of a debit that never was settled is not confirmed at all', async ({ assert }) => {
    const { confirm, comeBack } = await refundOwed()
    await comeBack()
    assert.deepEqual(await confirm(true), refuse('debit_not_settled'))
  })
})

test.group('A debit that was refunded and then returned', () => {
  test('leaves a claim against its member, once', async ({ assert }) => {
    const { confirm, comeBack, settle, claims, refresh } = await refundOwed()
    await settle()
    await confirm()
    await refresh()
    for (let time = 0; time < 2; time++) await comeBack()
    const [claim, ...more] = claims()
    assert.isEmpty(more)
    assert.include(claim, { userId: ada().user.id, amount: 1999, currency: 'EUR', settledAt: null })
  })

  test('leaves a claim that the operator settles with a note, once', async ({ assert }) => {
    const { confirm, comeBack, settle, claims, ports } = await refundOwed()
    await settle()
    await confirm()
    await comeBack()
    const [{ id: claimId }] = claims()
    assert.deepEqual(await settleClaim(ports, { claimId, note: '' }), refuse('note_missing'))
    const unknown = await settleClaim(ports, { claimId: 'unknown', note: 'x' })
    assert.deepEqual(unknown, refuse('claim_not_found'))
    assert.isTrue((await settleClaim(ports, { claimId, note: 'x'.repeat(501) })).ok)
    assert.equal(claims()[0].settledNote, 'x'.repeat(500))
    assert.deepEqual(await settleClaim(ports, { claimId, note: 'x' }), refuse('claim_settled'))
    await comeBack()
    assert.isNotNull(claims()[0].settledAt)
  })
})
