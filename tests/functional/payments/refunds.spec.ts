import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { withdrawalEndsAt } from '#core/sites/withdrawal'
import Order from '#models/order'
import Refund from '#models/refund'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { askRefund, openRefund, payOutAll } from '#tests/support/payments/refunds'
import {
  adaSpentOne,
  buyCredits,
  orderOutcome,
  returnFromProvider,
} from '#tests/support/payments/shop'

const whole = { amount: 1999, currency: 'EUR' }

async function statement(client: ApiClient) {
  return (await open(client, '/transactions', ada())).inertiaProps
}

test.group('The page of a refund', (group) => {
  inTransaction(group)

  test('shows each bundle, how it was paid, until when, and a sum', async ({ client, assert }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    const { parts, worth, shownTotal } = await openRefund(client, ada())
    assert.containSubset(parts, [{ orderId: order.id, credits: 50, money: whole, method: 'ideal' }])
    const end = DateTime.fromISO(parts[0].end).toMillis()
    assert.equal(end, withdrawalEndsAt(order.completedAt!, order.country).toMillis())
    assert.deepEqual([worth, shownTotal], [[whole], 1999])
    assert.deepEqual((await open(client, '/profile', ada())).inertiaProps.refundable, [whole])
  })
})

test.group('A refund', (group) => {
  inTransaction(group)

  test('takes the unused credits, keeps premium and is paid out by the worker', async ({
    client,
    assert,
  }) => {
    const { order } = await adaSpentOne(client)
    const answer = await askRefund(client, ada())
    answer.assertHeader('location', '/transactions')
    assert.match(String(answer.flashMessages().success), /€\s19,59 is onderweg naar je/)
    assert.deepEqual(await orderOutcome(order), { status: 'completed', credits: 0, premium: true })
    const refund = await Refund.firstOrFail()
    assert.include(refund.$attributes, { credits: 49, amount: 1959, status: 'requested' })
    const { lines, unused } = await statement(client)
    assert.containSubset(lines[0], { kind: 'refund', change: -49, balance: 0, orderId: order.id })
    assert.deepEqual(unused, { credits: 0, worth: [] })
    await payOutAll()
    const { inertiaProps } = await returnFromProvider(client, ada(), order)
    const money = { amount: 1959, currency: 'EUR' }
    assert.containSubset(inertiaProps.refunds, [{ credits: 49, status: 'completed', money }])
    assert.equal(inertiaProps.order.status, 'completed')
  })

  test('succeeds for an order of the demo world, whose payment the sandbox does not know', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await Order.query().where('id', order.id).update({ providerPaymentId: 'sbx_demo_1_completed' })
    await askRefund(client, ada())
    await payOutAll()
    assert.equal((await Refund.firstOrFail()).status, 'completed')
  })
})
