import { test } from '@japa/runner'
import { payClaim } from '#core/payments/claims/pay_claim'
import { settleClaim } from '#core/payments/claims/settle_claim'
import { placeOrder } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import { ok, refuse } from '#core/result'
import { askedMails } from '#tests/support/mail/requested_mails'
import { adasOrder, buyer, paidOrder, spend, webhookOf } from '#tests/support/payments/checkout'
import { ada } from '#tests/support/people/people'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'

const userId = ada().user.id

/** Ada has bought fifty credits for 19.99 and spent some of them. */
async function bought(spent: number) {
  const { ports, paymentId } = await paidOrder()
  await settleOrder(ports, webhookOf(paymentId))
  await spend(ports, userId, spent)
  const become = async (...statuses: PaymentStatus[]) => {
    for (const status of statuses) {
      ports.payments.pay(paymentId, status)
      for (let time = 0; time < 2; time++) await settleOrder(ports, webhookOf(paymentId))
    }
  }
  const { repositories } = ports
  const claims = () => [...repositories.claims.rows.values()]
  const mails = () => askedMails(ports, 'claim')
  const listed = () =>
    [...repositories.openItems.rows.values()].map(({ kind, amount }) => [kind, amount])
  const buy = async (clientId: string) => {
    const placed = await placeOrder(ports, adasOrder({ clientId }))
    return placed.ok ? ok() : refuse(placed.refusal)
  }
  const refundElsewhere = async (amount: number) => {
    ports.payments.refundElsewhere(paymentId, amount)
    for (let time = 0; time < 2; time++) await settleOrder(ports, webhookOf(paymentId))
  }
  const transfer = (amount: number, text = claims()[0].reference) =>
    importLines(ports, statementLine({ amount, text }))
  return { ports, become, claims, mails, listed, buy, refundElsewhere, transfer }
}

test.group('A chargeback of credits that were spent', () => {
  test('leaves a claim for their price, and tells the member once', async ({ assert }) => {
    const { become, claims, mails } = await bought(20)
    await become('charged_back')
    assert.lengthOf(claims(), 1)
    // 1999 × 20 ⁄ 50, rounded down.
    assert.include(claims()[0], { userId, amount: 799, currency: 'EUR', settledAt: null })
    assert.lengthOf(mails(), 1)
    assert.include(mails()[0], { userId, claimId: claims()[0].id })
  })

  test('leaves a claim for no more than was left of the payment', async ({ assert }) => {
    for (const [returned, owed] of [[1998, 1], [1999]]) {
      const { become, claims, refundElsewhere } = await bought(50)
      await refundElsewhere(returned)
      await become('charged_back')
      assert.equal(claims().at(0)?.amount, owed)
    }
  })

  test('leaves no claim where none were spent', async ({ assert }) => {
    const { become, claims, mails } = await bought(0)
    await become('charged_back')
    assert.isEmpty([...claims(), ...mails()])
  })

  test('leaves nothing owed once the dispute is won, until the next one', async ({ assert }) => {
    const { become, claims, mails, ports } = await bought(20)
    await become('charged_back', 'paid')
    assert.isNotNull(claims()[0].recoveredAt)
    assert.equal(buyer(ports)?.credits, 30)
    await become('charged_back')
    assert.isNull(claims()[0].recoveredAt)
    assert.equal(claims()[0].amount, 799)
    assert.lengthOf(claims(), 1)
    assert.lengthOf(mails(), 2)
  })
})

test.group('A claim', () => {
  test('stops purchases after fourteen days, not before, and not once settled', async ({
    assert,
  }) => {
    const { become, buy, transfer, ports } = await bought(20)
    await become('charged_back')
    ports.clock.advance({ days: 13 })
    assert.deepEqual(await buy('early'), ok())
    ports.clock.advance({ days: 1 })
    assert.deepEqual(await buy('late'), refuse('claim_open'))
    await transfer(799)
    assert.deepEqual(await buy('paid'), ok())
  })

  test('stops no purchase once its dispute is won', async ({ assert }) => {
    const { become, buy, ports } = await bought(20)
    await become('charged_back')
    ports.clock.advance({ days: 20 })
    await become('paid')
    assert.deepEqual(await buy('won'), ok())
  })

  test('is paid by transfer with its reference, in parts, each once', async ({ assert }) => {
    const { become, claims, transfer, listed } = await bought(20)
    await become('charged_back')
    for (let time = 0; time < 2; time++) await transfer(500)
    assert.isNull(claims()[0].settledAt)
    await transfer(299)
    assert.include(claims()[0], { settledNote: 'paid' })
    assert.isEmpty(listed())
  })

  test('needs no more than its amount: the rest is on the list', async ({ assert }) => {
    const { become, transfer, listed } = await bought(20)
    await become('charged_back')
    await transfer(1000)
    await transfer(50)
    assert.deepEqual(listed(), [
      ['claim_overpaid', 201],
      ['claim_overpaid', 50],
    ])
  })

  test('that was paid is on the list once its dispute is won', async ({ assert }) => {
    const { become, claims, transfer, listed } = await bought(20)
    await become('charged_back')
    await transfer(799)
    await become('paid')
    assert.deepEqual(listed(), [['claim_overpaid', 799]])
    await become('charged_back')
    assert.isNull(claims()[0].settledAt)
    await transfer(800)
    assert.isNotNull(claims()[0].settledAt)
    assert.deepEqual(listed().at(-1), ['claim_overpaid', 1])
  })

  test('that an admin settled is on the list for the {returned} not owed any more')
    .with([{ returned: 1200 }, { returned: 1 }])
    .run(async ({ assert }, { returned }) => {
      const { become, claims, ports, listed, refundElsewhere } = await bought(50)
      await become('charged_back')
      assert.isTrue((await settleClaim(ports, { claimId: claims()[0].id, note: 'In cash' })).ok)
      await refundElsewhere(returned)
      assert.equal(claims()[0].amount, 1999 - returned)
      assert.deepEqual(listed(), [['claim_recovered', returned]])
    })

  test('that an admin settled is on the list once its dispute is won', async ({ assert }) => {
    const { become, claims, ports, listed } = await bought(20)
    await become('charged_back')
    await settleClaim(ports, { claimId: claims()[0].id, note: 'In cash' })
    await become('paid')
    assert.deepEqual(listed(), [['claim_recovered', 799]])
  })

  test('that is lowered to 799 is settled by {paid}: {settled}')
    .with([
      { paid: 798, settled: null, excess: [] },
      { paid: 799, settled: 'paid', excess: [] },
      { paid: 800, settled: 'paid', excess: [['claim_overpaid', 1]] },
    ])
    .run(async ({ assert }, { paid, settled, excess }) => {
      const { become, claims, listed, refundElsewhere, transfer } = await bought(50)
      await become('charged_back')
      await transfer(paid)
      await refundElsewhere(1200)
      assert.include(claims()[0], { amount: 799, settledNote: settled })
      assert.deepEqual(listed(), excess)
    })

  test('takes a movement once, and in its own currency', async ({ assert }) => {
    const { become, claims, listed, ports } = await bought(20)
    await become('charged_back')
    const [{ orderId, reference }] = claims()
    await importLines(ports, statementLine({ amount: 799, text: reference, currency: 'GBP' }))
    assert.deepEqual(listed(), [['currency_not_taken', 799]])
    const line = { id: 'line-1', reference, amount: 799, currency: 'EUR' }
    assert.deepEqual(await payClaim(ports, line), ok({ isNew: true, orderId }))
    assert.deepEqual(await payClaim(ports, line), ok({ isNew: false, orderId }))
  })

  test('is not paid by money that names no claim', async ({ assert }) => {
    const { become, claims, transfer, listed } = await bought(20)
    await become('charged_back')
    await transfer(799, 'RF18539007547034')
    assert.isNull(claims()[0].settledAt)
    assert.deepEqual(listed(), [['reference_unknown', 799]])
  })
})
