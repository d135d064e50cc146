import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { ticketList } from '#queries/admin/complaints/ticket_list'
import { codeList } from '#queries/admin/discounts/code_list'
import { disputeList } from '#queries/admin/money/dispute_list'
import { orderList, type OrderFilter } from '#queries/admin/orders/order_list'
import type { TimeCursor } from '#queries/time_cursor'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'

const nobody = '01900000-0000-7000-a000-000000000009'
const sorted = /Sort Key|USE TEMP B-TREE/
/** That an index is entered at some moment, and not read from its beginning. */
const within = /<expr>|Index Cond: .*coalesce/i

test.group('The indexes of the sorts of the back office', (group) => {
  inTransaction(group)

  test('lead to orders by amount, also of one state or site', async ({ assert }) => {
    const sort = 'amount_EUR' as const
    const after = { at: 1999, id: nobody }
    for (const [filter, index] of [
      [{ sort }, 'orders_by_amount'],
      [{ sort, status: 'refunded', method: 'sdd', provider: 'stripe' }, 'orders_by_amount'],
      [{ sort, siteId: nobody }, 'orders_by_site_and_amount'],
    ] as const) {
      for (const from of [null, after]) {
        const steps = await orderSteps(filter, from)
        assert.match(steps, served(index))
        assert.notMatch(steps, sorted)
      }
    }
  })

  test('find the orders of a member or a day before they are sorted by amount', async ({
    assert,
  }) => {
    const sort = 'amount_EUR' as const
    // PostgreSQL knows how few these are, where the table is large.
    if (db.connection().dialect.name === 'postgres') return
    const day = DateTime.utc(2026, 1, 1)
    for (const filter of [{ userId: nobody }, { day }]) {
      assert.notInclude(await orderSteps({ sort, ...filter }), '_amount')
    }
  })

  test('lead to disputes by deadline', async ({ assert }) => {
    const after = { at: 1000, id: 'stripe:dp_1' }
    for (const [filter, index] of [
      [{ status: null, siteId: null }, 'disputes_by_due'],
      [{ status: 'needs_response', siteId: null }, 'disputes_by_status_and_due'],
      [{ status: null, siteId: nobody }, 'disputes_by_due'],
    ] as const) {
      for (const from of [null, after]) {
        const list = () => disputeList({ ...filter, sort: 'due' }, from)
        const steps = await planOf(list, ['disputes'])
        assert.match(steps, served(index))
        assert.notMatch(steps, sorted)
        if (from) assert.match(steps, within)
      }
    }
  })

  test('lead to complaints by age', async ({ assert }) => {
    const any = { kind: null, assigned: null, due: null, number: null, sort: 'oldest' } as const
    const looking = { adminId: nobody, now: 0 }
    for (const [siteId, index] of [
      [null, 'tickets_by_age'],
      [nobody, 'tickets_by_site_and_age'],
    ] as const) {
      for (const after of [null, { at: 1000, id: nobody }]) {
        const list = () => ticketList({ ...any, siteId, state: 'solved' }, looking, after)
        const steps = await planOf(list, ['tickets'])
        assert.match(steps, served(index))
        assert.notMatch(steps, sorted)
      }
    }
  })

  test('lead to discount codes by end', async ({ assert }) => {
    const now = DateTime.utc()
    for (const [state, index, isBounded] of [
      [null, 'discount_codes_by_end', false],
      ['used', 'discount_codes_by_status_and_end', false],
      ['usable', 'discount_codes_by_status_and_end', true],
      ['ended', 'discount_codes_by_status_and_end', true],
    ] as const) {
      for (const after of [null, { at: 1000, id: 'CODE1' }]) {
        const wanted = { state, batchId: null, code: null, sort: 'end' } as const
        const steps = await planOf(() => codeList(wanted, { after, now }), ['discount_codes'])
        assert.match(steps, served(index))
        assert.notMatch(steps, sorted)
        if (after || isBounded) assert.match(steps, within)
      }
    }
  })
})

function orderSteps(filter: Partial<OrderFilter>, after: TimeCursor | null = null) {
  const kind = { status: null, method: null, provider: null, hasFailedRefund: false }
  const all = { ...kind, siteId: null, day: null, userId: null, sort: 'newest' } as const
  const list = () => orderList({ ...all, ...filter }, after)
  return planOf(list, ['orders'])
}

/**
 * That this index serves the list. Of several by the same value PostgreSQL takes any while the table is
 * small: its own statistics tell it which is better.
 */
function served(index: string) {
  const value = index.split('_').at(-1)
  return db.connection().dialect.name === 'postgres'
    ? new RegExp(`_${value}\\b`)
    : new RegExp(index)
}

async function planOf(work: () => Promise<unknown>, tables: readonly string[]) {
  return (await stepsOf(work, tables)).join('\n')
}
