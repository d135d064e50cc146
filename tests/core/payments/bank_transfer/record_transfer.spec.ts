import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { recordTransfer, type TransferLine } from '#core/payments/bank_transfer/record_transfer'
import { endIncompleteTransfers } from '#core/payments/bank_transfer/end_transfer'
import { reconcileOrder } from '#core/payments/settling/reconcile_order'
import { cancelOrder } from '#core/payments/orders/resume_order'
import { refuse } from '#core/result'
import {
  placedTransfer,
  type TransferCheckout,
  creditsOf,
  openTransferCheckout,
  transferTotal,
  transferAsked,
} from '#tests/support/payments/transfer_checkout'
import { askedMails } from '#tests/support/mail/requested_mails'

function lineFor(reference: string, changes: Partial<TransferLine> = {}): TransferLine {
  return {
    id: 'line-1',
    reference,
    amount: transferTotal,
    currency: 'EUR',
    bookedOn: DateTime.utc(2026, 11, 19),
    payerName: 'A. Jansen',
    payerIban: null,
    ...changes,
  }
}

async function taken(ports: TransferCheckout, line: TransferLine) {
  const result = await recordTransfer(ports, line)
  if (!result.ok) throw new Error(result.refusal)
  const { order, goesBack, ...outcome } = result.value
  return { ...outcome, ...(goesBack ? { goesBack } : {}), status: order.status }
}

test.group('A bank transfer', () => {
  test('makes the order pending and mails the payment details', async ({ assert }) => {
    const { ports, order, reference } = await transferAsked()
    assert.equal(order.status, 'pending')
    assert.equal(order.provider, 'bank')
    assert.match(reference, /^RF\d{18}$/)
    const { id: orderId, userId } = order
    const mail = { name: 'send_mail', kind: 'transfer', userId, orderId }
    assert.deepEqual(askedMails(ports, 'transfer'), [mail])
  })

  test('completes the order once, however often a statement is imported', async ({ assert }) => {
    const { ports, reference } = await transferAsked()
    const first = await taken(ports, lineFor(reference))
    assert.deepEqual(first, { isNew: true, missing: 0, surplus: 0, status: 'completed' })
    const again = await taken(ports, lineFor(reference))
    assert.deepEqual(again, { isNew: false, missing: 0, surplus: 0, status: 'completed' })
    assert.equal(creditsOf(ports), 50)
  })

  test('stays open while money is missing, and completes with the rest', async ({ assert }) => {
    const { ports, reference } = await transferAsked()
    const first = await taken(ports, lineFor(reference, { amount: 1980 }))
    assert.deepEqual(first, { isNew: true, missing: 19, surplus: 0, status: 'pending' })
    assert.equal(creditsOf(ports), 0)
    const rest = await taken(ports, lineFor(reference, { id: 'line-2', amount: 19 }))
    assert.deepEqual(rest, { isNew: true, missing: 0, surplus: 0, status: 'completed' })
    assert.equal(creditsOf(ports), 50)
  })

  test('completes with too much money, at once or by a second one: the rest is a surplus', async ({
    assert,
  }) => {
    const once = await transferAsked()
    const outcome = await taken(once.ports, lineFor(once.reference, { amount: 3000 }))
    assert.deepEqual(outcome, { isNew: true, missing: 0, surplus: 1001, status: 'completed' })
    const twice = await transferAsked()
    await taken(twice.ports, lineFor(twice.reference))
    const second = await taken(twice.ports, lineFor(twice.reference, { id: 'line-2' }))
    assert.deepEqual(second, { isNew: true, missing: 0, surplus: 1999, status: 'completed' })
    for (const { ports } of [once, twice]) assert.equal(creditsOf(ports), 50)
  })

  test('with an unknown reference changes nothing', async ({ assert }) => {
    const { ports } = await transferAsked()
    const result = await recordTransfer(ports, lineFor('RF471234567890'))
    assert.deepEqual(result, refuse('reference_unknown'))
    assert.equal(ports.repositories.incomingTransfers.rows.size, 0)
  })

  test('in another currency changes nothing', async ({ assert }) => {
    const { ports, reference } = await transferAsked()
    const result = await recordTransfer(ports, lineFor(reference, { currency: 'GBP' }))
    assert.deepEqual(result, refuse('currency_not_taken'))
    assert.equal(ports.repositories.incomingTransfers.rows.size, 0)
    assert.equal(creditsOf(ports), 0)
  })

  test('is due within fourteen days, and still credited when it arrives later', async ({
    assert,
  }) => {
    const { ports, order, reference } = await transferAsked()
    const statusNow = async () => {
      const reconciled = await reconcileOrder(ports, { orderId: order.id })
      return reconciled.ok && reconciled.value.status
    }
    ports.clock.advance({ days: 14 })
    assert.equal(await statusNow(), 'pending')
    ports.clock.advance({ seconds: 1 })
    assert.equal(await statusNow(), 'cancelled')
    const late = await taken(ports, lineFor(reference))
    assert.deepEqual(late, { isNew: true, missing: 0, surplus: 0, status: 'completed' })
    assert.equal(creditsOf(ports), 50)
  })

  test('of a cancelled order is credited when the money arrives anyway', async ({ assert }) => {
    const { ports, order, reference } = await transferAsked()
    const cancelled = await cancelOrder(ports, { orderId: order.id })
    assert.equal(cancelled.ok && cancelled.value.status, 'cancelled')
    assert.equal((await taken(ports, lineFor(reference))).status, 'completed')
  })

  test('is matched to its own order of two', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const first = await placedTransfer(ports, 'form-1')
    const second = await placedTransfer(ports, 'form-2')
    await taken(ports, lineFor(second.reference))
    assert.equal((await ports.gateway.find(first.reference))?.status, 'open')
  })
})

/** What is recorded to go back to its payer, in minor units. */
function owedBack({ repositories }: TransferCheckout) {
  return [...repositories.surplusPayments.rows.values()].map(({ amount }) => amount)
}

test.group('A bank transfer of too little', () => {
  const part = { amount: transferTotal - 1 }

  test('waits fourteen days for the rest from the day it came', async ({ assert }) => {
    const { ports, order, reference } = await transferAsked()
    ports.clock.advance({ days: 13 })
    await taken(ports, lineFor(reference, part))
    ports.clock.advance({ days: 14 })
    assert.equal(await endIncompleteTransfers(ports), 0)
    const reconciled = await reconcileOrder(ports, { orderId: order.id })
    assert.equal(reconciled.ok && reconciled.value.status, 'pending')
    const rest = transferTotal - part.amount
    await taken(ports, lineFor(reference, { id: 'line-2', amount: rest }))
    assert.equal(creditsOf(ports), 50)
    ports.clock.advance({ days: 30 })
    assert.equal(await endIncompleteTransfers(ports), 0)
    assert.isEmpty(owedBack(ports))
  })

  test('goes back when the rest does not come, and the order is cancelled', async ({ assert }) => {
    const { ports, order, reference } = await transferAsked()
    await taken(ports, lineFor(reference, part))
    ports.clock.advance({ days: 14, seconds: 1 })
    assert.equal(await endIncompleteTransfers(ports), 1)
    assert.equal(await endIncompleteTransfers(ports), 0)
    assert.deepEqual(owedBack(ports), [part.amount])
    assert.equal(ports.repositories.orders.rows.get(order.id)?.status, 'cancelled')
  })

  test('goes back at once when the member cancels the order', async ({ assert }) => {
    const { ports, order, reference } = await transferAsked()
    await taken(ports, lineFor(reference, part))
    const cancelled = await cancelOrder(ports, { orderId: order.id })
    assert.equal(cancelled.ok && cancelled.value.status, 'cancelled')
    assert.deepEqual(owedBack(ports), [part.amount])
  })

  test('goes back at once when it comes after the order is over', async ({ assert }) => {
    const { ports, order, reference } = await transferAsked()
    await cancelOrder(ports, { orderId: order.id })
    const late = await taken(ports, lineFor(reference, part))
    assert.isTrue(late.goesBack)
    await taken(ports, lineFor(reference, part))
    assert.deepEqual(owedBack(ports), [part.amount])
    const whole = await taken(ports, lineFor(reference, { id: 'line-2' }))
    assert.equal(whole.status, 'completed')
    assert.deepEqual(owedBack(ports), [part.amount])
  })

  test('is not received until the rest comes or it goes back', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const since = ports.clock.now()
    const { order, reference } = await placedTransfer(ports)
    await taken(ports, lineFor(reference, part))
    assert.isEmpty(await ports.gateway.received(since))
    await cancelOrder(ports, { orderId: order.id })
    const [{ amount }] = await ports.gateway.received(since)
    assert.equal(amount.amount, part.amount)
  })
})

test.group('Money received by bank transfer', () => {
  test('goes back only to an account that the bank named', async ({ assert }) => {
    const { ports, reference: paymentId } = await transferAsked()
    await taken(ports, lineFor(paymentId))
    const amount = { amount: 1, currency: 'EUR' } as const
    const request = { refundId: 'refund-1', paymentId, amount, description: 'Refund' }
    assert.equal(await ports.gateway.refund(request), 'failed')
    const other = { id: 'line-2', amount: 1, payerIban: 'NL91ABNA0417164300' }
    await taken(ports, lineFor(paymentId, other))
    assert.equal(await ports.gateway.refund(request), 'pending')
    const surplus = { ...request, refundId: 'refund-2', paymentId: 'line-2' }
    const inPounds = { ...surplus, amount: { amount: 1, currency: 'GBP' } } as const
    assert.equal(await ports.gateway.refund(inPounds), 'failed')
    assert.equal(await ports.gateway.refund(surplus), 'pending')
  })

  test('is compared with the ledger, including a surplus', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const since = ports.clock.now()
    await placedTransfer(ports, 'form-1')
    const { order, reference } = await placedTransfer(ports, 'form-2')
    await taken(ports, lineFor(reference, { amount: 3000 }))
    const amount = { amount: 3000, currency: 'EUR' }
    assert.deepEqual(await ports.gateway.received(since), [
      { orderId: order.id, reference, amount, returned: 0 },
    ])
  })
})
