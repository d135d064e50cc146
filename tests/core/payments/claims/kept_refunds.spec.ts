import { test } from '@japa/runner'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import { buyer, completedOrder, openCheckout, spend } from '#tests/support/payments/checkout'
import { refundableTotal } from '#tests/support/payments/exact_refunds'
import { ada } from '#tests/support/people/people'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'

const userId = ada().user.id

/** Ada owes 7.19 for twenty credits that she bought by a code, and has fifty others, some of them spent. */
async function owing(spent: number, paid = 0) {
  const ports = await openCheckout()
  const first = await completedOrder(ports, { code: 'SPRING10' })
  await spend(ports, userId, 20)
  ports.payments.pay(first.paymentId, 'charged_back')
  await settleOrder(ports, { orderId: first.orderId })
  const [{ reference: text }] = ports.repositories.claims.rows.values()
  if (paid > 0) await importLines(ports, statementLine({ amount: paid, text }))
  const second = await completedOrder(ports, { clientId: 'form-2' })
  await spend(ports, userId, spent)
  const shownTotal = refundableTotal(ports, userId)
  const asked = await requestRefund(ports, { userId, requestId: 'r', shownTotal, refundDays: 14 })
  if (!asked.ok) throw new Error(asked.refusal)
  const [{ id: refundId }] = asked.value
  const work = () => payOutRefund(ports, { refundId, description: 'Refund', hasAccount: true })
  const { repositories, payments } = ports
  const refund = () => repositories.refunds.rows.get(refundId)
  const claim = () => [...repositories.claims.rows.values()][0]
  const money = () => payments.refunds.get(refundId)?.amount.amount
  const recover = async () => {
    payments.pay(first.paymentId, 'paid')
    await settleOrder(ports, { orderId: first.orderId })
  }
  const listed = () =>
    [...repositories.openItems.rows.values()].map(({ amount, closedAt }) => [amount, closedAt])
  return { ports, first, second, work, refund, claim, money, recover, listed }
}

test.group('A refund to a member who owes', () => {
  test('is paid less what they owe, which settles the claim', async ({ assert }) => {
    const { work, refund, claim, money } = await owing(0)
    assert.include(refund(), { amount: 1999, keptAmount: 719 })
    assert.include(claim(), { settledNote: 'paid' })
    await work()
    assert.equal(money(), 1280)
    assert.equal(refund()?.status, 'completed')
  })

  test('is wholly kept where it is less, without a provider', async ({ assert }) => {
    const { ports, second, work, refund, claim, money } = await owing(40)
    assert.include(refund(), { amount: 399, keptAmount: 399 })
    assert.isNull(claim().settledAt)
    await work()
    assert.isUndefined(money())
    assert.equal(refund()?.status, 'completed')
    assert.deepEqual(papersOf(ports, second), [['invoice', 1999]])
  })

  test('leaves the claim as it was when it fails', async ({ assert }) => {
    const { ports, work, refund, claim } = await owing(0)
    ports.payments.refundsAre = 'failed'
    await work()
    assert.equal(refund()?.status, 'failed')
    assert.isNull(claim().settledAt)
    assert.isEmpty([...ports.repositories.claimPayments.rows.values()])
    assert.equal(buyer(ports)?.credits, 50)
  })

  test('leaves a claim settled that others paid, as it was lowered, when it fails', async ({
    assert,
  }) => {
    const { ports, first, work, refund, claim } = await owing(0, 500)
    assert.include(refund(), { keptAmount: 219 })
    ports.payments.refundElsewhere(first.paymentId, 1299)
    await settleOrder(ports, { orderId: first.orderId })
    ports.payments.refundsAre = 'failed'
    await work()
    assert.include(claim(), { amount: 500, settledNote: 'paid' })
  })

  test('is on the list once the dispute is won, unless it fails then', async ({ assert }) => {
    const { ports, work, recover, listed } = await owing(0)
    await recover()
    assert.deepEqual(listed(), [[719, null]])
    ports.payments.refundsAre = 'failed'
    await work()
    const [[, closedAt]] = listed()
    assert.isNotNull(closedAt)
  })

  test('is owed again once its own payment is charged back', async ({ assert }) => {
    const { ports, second, work } = await owing(0)
    await work()
    assert.equal(statusOf(ports, second), 'refunded')
    await paymentBecomes(ports, second, 'charged_back')
    assert.equal(statusOf(ports, second), 'charged_back')
    assert.include(claimOf(ports, second), { amount: 719, settledAt: null, recoveredAt: null })

    await paymentBecomes(ports, second, 'paid')
    assert.equal(statusOf(ports, second), 'refunded')
    assert.isNotNull(claimOf(ports, second)?.recoveredAt)
    assert.deepEqual(papersOf(ports, second), [
      ['invoice', 1999],
      ['credit_note', 1280],
      ['credit_note', 719],
      ['invoice', 719],
    ])
  })

  test('is owed again beside what was spent of the same order', async ({ assert }) => {
    const { ports, second, work } = await owing(40)
    await work()
    await paymentBecomes(ports, second, 'charged_back')
    assert.include(claimOf(ports, second), { amount: 1599 + 399, settledAt: null })
  })

  test('is not owed again where it failed', async ({ assert }) => {
    const { ports, second, work } = await owing(0)
    ports.payments.refundsAre = 'failed'
    await work()
    await paymentBecomes(ports, second, 'charged_back')
    assert.isUndefined(claimOf(ports, second))
  })
})

type Ports = Awaited<ReturnType<typeof openCheckout>>
type Bought = Awaited<ReturnType<typeof completedOrder>>

async function paymentBecomes(ports: Ports, { orderId, paymentId }: Bought, status: PaymentStatus) {
  ports.payments.pay(paymentId, status)
  for (let time = 0; time < 2; time++) await settleOrder(ports, { orderId })
}

function statusOf({ repositories }: Ports, { orderId }: Bought) {
  return repositories.orders.rows.get(orderId)?.status
}

function papersOf({ repositories }: Ports, bought: Bought) {
  const papers = [...repositories.invoices.rows.values()]
  const ofOrder = papers.filter(({ orderId }) => orderId === bought.orderId)
  return ofOrder.map(({ grossAmount, kind }) => [kind, grossAmount])
}

function claimOf({ repositories }: Ports, bought: Bought) {
  return [...repositories.claims.rows.values()].find(({ orderId }) => orderId === bought.orderId)
}
