import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import { reconcileChanges } from '#core/payments/settling/reconcile_changes'
import { buyer, completedOrder, openCheckout } from '#tests/support/payments/checkout'

/** A checkout that notes since when its provider is asked. */
async function watched() {
  const ports = await openCheckout()
  const asked: DateTime[] = []
  const changedSince = ports.payments.changedSince.bind(ports.payments)
  ports.payments.changedSince = async (since: DateTime) => {
    asked.push(since)
    return changedSince(since)
  }
  return { ports, asked }
}

test.group('Changes that a provider lists', () => {
  test('settle a chargeback of day 20 whose webhooks were all lost', async ({ assert }) => {
    const { ports } = await watched()
    const { orderId, paymentId } = await completedOrder(ports)
    ports.clock.advance({ days: 20 })
    ports.payments.pay(paymentId, 'charged_back')
    assert.equal(await reconcileChanges(ports, ports.payments), 1)
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'charged_back')
    assert.equal(buyer(ports)?.credits, 0)
  })

  test('are asked for since the last run, with an overlap; at first for 30 days', async ({
    assert,
  }) => {
    const { ports, asked } = await watched()
    const first = ports.clock.now()
    for (let run = 0; run < 3; run++) {
      await reconcileChanges(ports, ports.payments)
      ports.clock.advance({ hours: 1 })
    }
    assert.equal(first.diff(asked[0]).as('days'), 30)
    assert.equal(first.diff(asked[1]).as('hours'), 2)
    assert.equal(first.diff(asked[2]).as('hours'), 1)
  })

  test('are asked for again when one could not be settled', async ({ assert }) => {
    const { ports, asked } = await watched()
    await completedOrder(ports)
    await reconcileChanges(ports, ports.payments)
    const { find } = ports.payments
    ports.payments.find = () => Promise.reject(new Error('down'))
    ports.clock.advance({ days: 4 })
    await assert.rejects(() => reconcileChanges(ports, ports.payments), 'down')
    ports.payments.find = find
    await reconcileChanges(ports, ports.payments)
    assert.equal(asked[2].toMillis(), asked[1].toMillis())
  })

  test('of another shop are passed over', async ({ assert }) => {
    const { ports } = await watched()
    ports.payments.changedSince = async () => ['of-another-shop']
    assert.equal(await reconcileChanges(ports, ports.payments), 1)
  })
})
