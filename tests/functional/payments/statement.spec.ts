import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import LedgerMovement from '#models/ledger_movement'
import User from '#models/user'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { allPages, open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { adaSpentOne } from '#tests/support/payments/shop'

const begin = DateTime.utc(2026, 3, 1)

async function statement(client: ApiClient, reader = ada()) {
  const page = await open(client, '/transactions', reader)
  page.assertStatus(200)
  return page.inertiaProps
}

test.group('The statement of a member', (group) => {
  inTransaction(group)

  test('shows every movement and the balance after it', async ({ client, assert }) => {
    const { order } = await adaSpentOne(client)
    const { lines, next } = await statement(client)
    assert.lengthOf(lines, 2)
    assert.containSubset(lines[0], { kind: 'message', change: -1, balance: 49, orderId: null })
    assert.deepEqual(lines[0].partner, { id: bob().profile.id, name: 'Bob', fictional: false })
    const purchase = { kind: 'purchase', change: 50, balance: 50, orderId: order.id, partner: null }
    assert.containSubset(lines[1], purchase)
    assert.isNull(next)
  })

  test('does not name members who blocked the viewer', async ({ client, assert }) => {
    await adaSpentOne(client)
    await block(bob(), ada())
    const { lines } = await statement(client)
    assert.containSubset(lines[0], { kind: 'message', partner: null })
  })

  test('does not name members who left', async ({ client, assert }) => {
    await adaSpentOne(client)
    await User.query().where('id', bob().user.id).update({ status: 'deletion_pending' })
    const { lines } = await statement(client)
    assert.containSubset(lines[0], { kind: 'message', partner: null })
  })

  test('is empty without movements, and visible to nobody else', async ({ client, assert }) => {
    await adaSpentOne(client)
    const { lines, unused } = await statement(client, bob())
    assert.isEmpty(lines)
    assert.deepEqual(unused, { credits: 0, worth: [] })
  })

  test('is paged, each line once, with a running balance', async ({ client, assert }) => {
    await adaHasMovements(70)
    const pages = await allPages<{ balance: number }>(client, '/transactions', ada(), 'lines')
    assert.deepEqual(
      pages.flat().map(({ balance }) => balance),
      Array.from({ length: 70 }, (_, index) => 70 - index)
    )
    assert.deepEqual(
      pages.map((page) => page.length),
      [30, 30, 10]
    )
  })
})

/** Ada received one credit after the other, three in the same millisecond. */
async function adaHasMovements(count: number) {
  await join(ada({ user: { credits: count } }))
  const to = `member:${ada().user.id}` as const
  await LedgerMovement.createMany(
    Array.from({ length: count }, (_, number) => ({
      id: `01900000-0000-7000-c000-0000000000${String(number).padStart(2, '0')}`,
      ...({ kind: 'correction', from: 'house:corrections', credits: 1, orderId: null } as const),
      to,
      idempotencyKey: `correction:${number}`,
      at: begin.plus({ minutes: Math.floor(number / 3) }),
    }))
  )
}
