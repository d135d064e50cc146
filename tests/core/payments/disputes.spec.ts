import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ReportedDispute } from '#core/payments/disputes/dispute'
import { settleOrder } from '#core/payments/settling/settle_order'
import { purchased } from '#tests/support/payments/checkout'

const inquiry: ReportedDispute = {
  id: 'dp_1',
  status: 'needs_response',
  reason: 'fraudulent',
  amount: 1999,
  openedAt: DateTime.utc(2026, 3, 1),
  dueAt: DateTime.utc(2026, 3, 8),
}

test.group('A dispute', () => {
  test('is recorded when its order is settled, and takes nothing while it is an inquiry', async ({
    assert,
  }) => {
    const { ports, orderId, paymentId } = await purchased()
    ports.payments.dispute(paymentId, [inquiry])
    await settleOrder(ports, { orderId })
    const { disputes, orders } = ports.repositories
    const known = { ...inquiry, id: 'fake:dp_1', orderId, currency: 'EUR' } as const
    assert.deepEqual([...disputes.rows.values()], [known])
    assert.equal(orders.rows.get(orderId)?.status, 'completed')

    ports.payments.dispute(paymentId, [{ ...inquiry, status: 'closed', dueAt: null }])
    await settleOrder(ports, { orderId })
    const after = [...disputes.rows.values()]
    assert.deepEqual(after, [{ ...known, status: 'closed', dueAt: null }])
  })
})
