import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { recordTransfer, type TransferLine } from '#core/payments/bank_transfer/record_transfer'
import { reconcileOrder } from '#core/payments/settling/reconcile_order'
import { cancelOrder } from '#core/payments/orders/resume_order'
import { refuse } from '#core/result'
import {
  placedTransfer,
  type TransferCheckout,
  creditsOf,
  openTransferCheckout,
  transferTotal,
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
  const { order, ...outcome } = result.value
  return { ...outcome, status: order.status }
}

test.group('A bank transfer', () => {
  test('makes the order pending and mails the payment details', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const { order, reference } = await placedTransfer(ports)
    assert.equal(order.status, 'pending')
    assert.equal(order.provider, 'bank')
    assert.match(reference, /^RF\d{18}$/)
    const { id: orderId, userId } = order
    const mail = { name: 'send_mail', kind: 'transfer', userId, orderId }
    assert.deepEqual(askedMails(ports, 'transfer'), [mail])
  })

  test('completes the order when the money arrives', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const { reference } = await placedTransfer(ports)
    const outcome = await taken(ports, lineFor(reference))
    assert.deepEqual(outcome, { isNew: true, missing: 0, surplus: 0, status: 'completed' })
    assert.equal(creditsOf(ports), 50)
  })

  test('is recorded once, however often a statement is imported', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const { reference } = await placedTransfer(ports)
    await taken(ports, lineFor(reference))
    const again = await taken(ports, lineFor(reference))
    assert.deepEqual(again, { isNew: false, missing: 0, surplus: 0, status: 'completed' })
    assert.equal(creditsOf(ports), 50)
  })

  test('stays open while money is missing, and completes with the rest', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const { reference } = await placedTransfer(ports)
    const first = await taken(ports, lineFor(reference, { amount: 2000 }))
    assert.deepEqual(first, { isNew: true, missing: 24, surplus: 0, status: 'pending' })
    assert.equal(creditsOf(ports), 0)
    const rest = await taken(ports, lineFor(reference, { id: 'line-2', amount: 24 }))
    assert.deepEqual(rest, { isNew: true, missing: 0, surplus: 0, status: 'completed' })
    assert.equal(creditsOf(ports), 50)
  })

  test('completes with too much money, and returns the surplus', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const { reference } = await placedTransfer(ports)
    const outcome = await taken(ports, lineFor(reference, { amount: 3000 }))
    assert.deepEqual(outcome, { isNew: true, missing: 0, surplus: 976, status: 'completed' })
    assert.equal(creditsOf(ports), 50)
  })

  test('that arrives twice completes the order once; the second is a surplus', async ({
    assert,
  }) => {
    const ports = await openTransferCheckout()
    const { reference } = await placedTransfer(ports)
    await taken(ports, lineFor(reference))
    const second = await taken(ports, lineFor(reference, { id: 'line-2' }))
    assert.deepEqual(second, { isNew: true, missing: 0, surplus: 2024, status: 'completed' })
    assert.equal(creditsOf(ports), 50)
  })

  test('with an unknown reference changes nothing', async ({ assert }) => {
    const ports = await openTransferCheckout()
    await placedTransfer(ports)
    const result = await recordTransfer(ports, lineFor('RF471234567890'))
    assert.deepEqual(result, refuse('reference_unknown'))
    assert.equal(ports.repositories.incomingTransfers.rows.size, 0)
  })

  test('in another currency changes nothing', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const { reference } = await placedTransfer(ports)
    const result = await recordTransfer(ports, lineFor(reference, { currency: 'GBP' }))
    assert.deepEqual(result, refuse('currency_not_taken'))
    assert.equal(ports.repositories.incomingTransfers.rows.size, 0)
    assert.equal(creditsOf(ports), 0)
  })

  test('is due within fourteen days, and still credited when it arrives later', async ({
    assert,
  }) => {
    const ports = await openTransferCheckout()
    const { order, reference } = await placedTransfer(ports)
    const statusNow = async () => {
      const reconciled = await reconcileOrder(ports, { orderId: order.id })
      return reconciled.ok && reconciled.value.status
    }
    ports.clock.advance({ days: 14 })
    assert.equal(await statusNow(), 'pending')
    ports.clock.advance({ seconds: 1 })
    assert.equal(await statusNow(), 'cancelled')
    const { status } = await taken(ports, lineFor(reference))
    assert.equal(status, 'completed')
    assert.equal(creditsOf(ports), 50)
  })

  test('of a cancelled order is credited when the money arrives anyway', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const { order, reference } = await placedTransfer(ports)
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

test.group('Money received by bank transfer', () => {
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
