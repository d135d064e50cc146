import { test } from '@japa/runner'
import { returnDebit, settleDebit } from '#core/payments/direct_debit/settle_debit'
import { signMandate } from '#core/payments/direct_debit/sign_mandate'
import { refuse } from '#core/result'
import {
  requestCode,
  completedDebit,
  debitTotal,
  openDebitCheckout,
  signatureWithCode,
  debited,
} from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'
import { askedMails } from '#tests/support/mail/requested_mails'

test.group('A debit in a bank file', () => {
  test('is settled once, and never after its return', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const { id, endToEndId } = (await completedDebit(ports)).debit
    const news = { endToEndId, at: ports.clock.now() }
    assert.isFalse(changed(await settleDebit(ports, news)))
    await ports.repositories.debits.update(id, { state: 'exported' })
    assert.isTrue(changed(await settleDebit(ports, news)))
    assert.isFalse(changed(await settleDebit(ports, news)))
    assert.isEmpty(askedMails(ports, 'debit_returned'))
    await returnDebit(ports, { ...news, reason: 'MD06' })
    assert.isFalse(changed(await settleDebit(ports, news)))
    assert.equal(ports.repositories.debits.rows.get(id)?.state, 'returned')
  })

  test('that was returned reverses the credits and blocks direct debit', async ({ assert }) => {
    const { ports, orderId, debit } = await debited()
    const news = { endToEndId: debit.endToEndId, at: ports.clock.now(), reason: 'AM04' }
    const returned = await Promise.all([1, 2].map(() => returnDebit(ports, news)))
    assert.lengthOf(returned.filter(changed), 1)
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'charged_back')
    assert.include(ports.repositories.users.rows.get(ada().user.id), { credits: 0, paidUser: true })
    const stored = ports.repositories.debits.rows.get(debit.id)
    assert.include(stored, { state: 'returned', returnReason: 'AM04' })
    assert.deepEqual(await requestCode(ports), refuse('direct_debit_blocked'))
    const [gateway] = ports.payments.all()
    const amount = { amount: 1, currency: 'EUR' } as const
    const refund = { refundId: 'r', paymentId: debit.id, amount, description: 'Refund' }
    assert.equal(await gateway.refund(refund), 'failed')
    assert.lengthOf(askedMails(ports, 'debit', 'debit_returned'), 2)
  })

  test('blocks a code that was sent before', async ({ assert }) => {
    const { ports, debit } = await debited()
    const second = await signatureWithCode(ports, { clientId: 'form-2' })
    const { endToEndId } = debit
    await returnDebit(ports, { endToEndId, at: ports.clock.now(), reason: 'MD06' })
    assert.deepEqual(await signMandate(ports, second), refuse('direct_debit_blocked'))
  })

  test('is charged back by the next import after a crash', async ({ assert }) => {
    const { ports, orderId, debit } = await debited()
    const returnedAt = ports.clock.now()
    await ports.repositories.debits.update(debit.id, { state: 'returned', returnedAt })
    const { endToEndId } = debit
    await returnDebit(ports, { endToEndId, at: returnedAt, reason: 'MD06' })
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'charged_back')
  })

  test('is found only by its own end-to-end id', async ({ assert }) => {
    const { ports } = await debited()
    const news = { endToEndId: 'FORGED', at: ports.clock.now() }
    assert.deepEqual(await settleDebit(ports, news), refuse('debit_not_found'))
    const returned = await returnDebit(ports, { ...news, reason: 'MD06' })
    assert.deepEqual(returned, refuse('debit_not_found'))
  })

  test('agrees with the ledger, settled or returned', async ({ assert }) => {
    const { ports, orderId, debit } = await debited()
    const [gateway] = ports.payments.all()
    const receipt = {
      orderId,
      reference: debit.id,
      amount: { amount: debitTotal, currency: 'EUR' },
    }
    assert.deepEqual(await gateway.received(debit.createdAt), [{ ...receipt, returned: 0 }])
    const news = { endToEndId: debit.endToEndId, at: ports.clock.now(), reason: 'MD06' }
    assert.include(await gateway.find(debit.id), { status: 'paid', recovered: false })
    await returnDebit(ports, news)
    const back = [{ ...receipt, returned: debitTotal }]
    assert.deepEqual(await gateway.received(debit.createdAt), back)
    assert.isEmpty(await gateway.received(debit.createdAt.plus(1)))
  })
})

function changed(news: { ok: boolean; value?: { changed: boolean } }) {
  return news.value?.changed ?? false
}
