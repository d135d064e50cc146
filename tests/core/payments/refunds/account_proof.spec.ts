import { test } from '@japa/runner'
import { confirmPayout } from '#core/payments/refunds/confirm_payout'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import { parseMethodCosts } from '#core/sites/method_costs'
import { defaultSettings } from '#core/sites/settings/settings'
import { askedMails } from '#tests/support/mail/requested_mails'
import { buyer, completedOrder, openCheckout } from '#tests/support/payments/checkout'
import { refundableTotal } from '#tests/support/payments/exact_refunds'
import { ada } from '#tests/support/people/people'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'

const userId = ada().user.id

/** Ada has bought with a paysafecard and asked for her money. */
async function asked({ hasAccount = true } = {}) {
  const ports = await openCheckout()
  const settings = { ...defaultSettings, methodCosts: parseMethodCosts('paysafecard:NL:0') }
  await completedOrder(ports, { method: 'paysafecard', settings })
  const shownTotal = refundableTotal(ports, userId)
  const input = { userId, requestId: 'form-1', shownTotal, refundDays: 14 }
  const requested = await requestRefund(ports, input)
  if (!requested.ok) throw new Error(requested.refusal)
  const [{ id: refundId }] = requested.value
  const work = () => payOutRefund(ports, { refundId, description: 'Refund', hasAccount })
  await work()
  const { repositories } = ports
  const status = () => repositories.refunds.rows.get(refundId)?.status
  const proof = () => repositories.accountProofs.rows.get(refundId)
  const payouts = () => [...repositories.payouts.rows.values()]
  const listed = () => [...repositories.openItems.rows.values()].map(({ kind }) => kind)
  const transfer = (amount = 1) =>
    importLines(ports, statementLine({ amount, text: proof()?.reference }))
  return { ports, refundId, work, status, proof, payouts, listed, transfer }
}

test.group('A refund of a paysafecard', () => {
  test('asks once for an account, and not the provider', async ({ assert }) => {
    const { ports, work, status, proof, payouts } = await asked()
    await work()
    assert.equal(status(), 'requested')
    assert.include(proof(), { provedAt: null, received: 0 })
    assert.isEmpty([...payouts(), ...ports.payments.refunds.values()])
    assert.lengthOf(askedMails(ports, 'account_proof'), 1)
  })

  test('is paid out to the account that sent a cent, with the cent', async ({ assert }) => {
    const { ports, refundId, work, status, proof, payouts, transfer } = await asked()
    await transfer()
    assert.include(proof(), { payerName: 'Ada Jansen', received: 1 })
    await work()
    assert.equal(status(), 'pending')
    assert.include(payouts()[0], { id: refundId, amount: 2000, paidAt: null })
    await confirmPayout(ports, { payoutId: refundId, isTransferred: false })
    await work()
    assert.equal(status(), 'completed')
  })

  test('is proved by one movement, once; another is on the list', async ({ assert }) => {
    const { ports, proof, listed, transfer } = await asked()
    const [first, second] = [await transfer(), await transfer()]
    assert.deepEqual([first[0].changed, second[0].changed], [true, false])
    assert.equal(proof()?.received, 1)
    await transfer(5)
    assert.equal(proof()?.received, 1)
    assert.deepEqual(listed(), ['reference_unknown'])
    const jobs = ports.repositories.jobs.added.filter(({ name }) => name === 'pay_out_refund')
    assert.lengthOf(jobs, 2)
  })

  test('is not proved by a transfer {title}')
    .with([
      { title: 'from nowhere', line: { otherIban: null }, kind: 'reference_unknown' },
      { title: 'of pounds', line: { currency: 'GBP' }, kind: 'currency_not_taken' },
    ])
    .run(async ({ assert }, { line, kind }) => {
      const { ports, proof, listed } = await asked()
      const text = proof()?.reference
      await importLines(ports, statementLine({ amount: 1, text, ...line }))
      assert.isNull(proof()?.provedAt)
      assert.deepEqual(listed(), [kind])
    })

  test('fails after 28 days without one, and gives the credits back', async ({ assert }) => {
    const { ports, work, status, listed, transfer } = await asked()
    ports.clock.advance({ days: 28 })
    await work()
    assert.equal(status(), 'requested')
    ports.clock.advance({ minutes: 1 })
    await work()
    assert.equal(status(), 'failed')
    assert.equal(buyer(ports)?.credits, 50)
    await transfer()
    assert.deepEqual(listed(), ['reference_unknown'])
  })

  test('fails at once where the company has no account', async ({ assert }) => {
    const { ports, status } = await asked({ hasAccount: false })
    assert.equal(status(), 'failed')
    assert.equal(buyer(ports)?.credits, 50)
  })

  test('fails once its payment was charged back, with nothing to claim', async ({ assert }) => {
    const { ports, work, status } = await asked()
    await chargeBack(ports)
    await work()
    assert.equal(status(), 'failed')
    assert.equal(buyer(ports)?.credits, 0)
    assert.isEmpty(await ports.repositories.claims.where({ recoveredAt: null }))
  })

  test('is due no more where its payment is charged back before the transfer', async ({
    assert,
  }) => {
    const { ports, work, status, payouts, transfer } = await asked()
    await transfer()
    await work()
    await chargeBack(ports)
    await work()
    assert.equal(status(), 'failed')
    assert.isEmpty(payouts())
  })

  test('is claimed where its payment is charged back {when}')
    .with([
      { when: 'after the transfer', isDone: false },
      { when: 'once it was paid out', isDone: true },
    ])
    .run(async ({ assert }, { isDone }) => {
      const { ports, refundId, work, status, transfer } = await asked()
      await transfer()
      await work()
      await confirmPayout(ports, { payoutId: refundId, isTransferred: false })
      if (isDone) await work()
      await chargeBack(ports)
      await work()
      assert.equal(status(), 'completed')
      const claims = await ports.repositories.claims.where({ recoveredAt: null })
      assert.containSubset(claims, [{ amount: 1999 }])
    })
})

async function chargeBack(ports: Awaited<ReturnType<typeof openCheckout>>) {
  const [{ id: orderId, providerPaymentId }] = ports.repositories.orders.rows.values()
  ports.payments.pay(providerPaymentId ?? '', 'charged_back')
  await settleOrder(ports, { orderId })
}
