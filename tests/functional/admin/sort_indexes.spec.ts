import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { ticketList } from '#queries/admin/complaints/ticket_list'
import { codeList, type CodeFilter } from '#queries/admin/discounts/code_list'
import { disputeList, type DisputeFilter } from '#queries/admin/money/dispute_list'
import { orderList, type OrderFilter } from '#queries/admin/orders/order_list'
import type { TimeCursor } from '#queries/time_cursor'
import { allOrders, allTickets } from '#tests/support/admin/no_filter'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'

type After = TimeCursor | null
type Asked = [
  ask: (after: After) => Promise<unknown>,
  table: string,
  index: string,
  entered: 'never' | 'later' | 'always',
]

const nobody = '01900000-0000-7000-a000-000000000009'
const sorted = /Sort Key|USE TEMP B-TREE/
/** Matches a plan that enters an index at some moment, and does not read it from its beginning. */
const within = /<expr>|Index Cond: .*coalesce/i

function orders(filter: Partial<OrderFilter>) {
  return (after: After) => orderList({ ...allOrders, sort: 'amount_EUR', ...filter }, after)
}

function disputes(filter: Partial<DisputeFilter>) {
  const all = { status: null, siteId: null, sort: 'due' } as const
  return (after: After) => disputeList({ ...all, ...filter }, after)
}

function solvedTickets(siteId: string | null) {
  const filter = { ...allTickets, siteId, state: 'solved', sort: 'oldest' } as const
  return (after: After) => ticketList(filter, { adminId: nobody, now: 0 }, after)
}

function codes(state: CodeFilter['state']) {
  const filter = { state, batchId: null, code: null, sort: 'end' } as const
  return (after: After) => codeList(filter, { after, now: DateTime.utc() })
}

const severalOrders = { status: 'refunded', method: 'sdd', provider: 'stripe' } as const

/** What is asked for after some row, of which table, the index that leads to it, and where it is entered within. */
const lists: Asked[] = [
  [orders({}), 'orders', 'orders_by_amount', 'never'],
  [orders(severalOrders), 'orders', 'orders_by_amount', 'never'],
  [orders({ siteId: nobody }), 'orders', 'orders_by_site_and_amount', 'never'],
  [disputes({}), 'disputes', 'disputes_by_due', 'later'],
  [disputes({ status: 'needs_response' }), 'disputes', 'disputes_by_status_and_due', 'later'],
  [disputes({ siteId: nobody }), 'disputes', 'disputes_by_due', 'later'],
  [solvedTickets(null), 'tickets', 'tickets_by_age', 'never'],
  [solvedTickets(nobody), 'tickets', 'tickets_by_site_and_age', 'never'],
  [codes(null), 'discount_codes', 'discount_codes_by_end', 'later'],
  [codes('used'), 'discount_codes', 'discount_codes_by_status_and_end', 'later'],
  [codes('usable'), 'discount_codes', 'discount_codes_by_status_and_end', 'always'],
  [codes('ended'), 'discount_codes', 'discount_codes_by_status_and_end', 'always'],
]

test.group('The indexes of the sorts of the back office', (group) => {
  inTransaction(group)

  test('lead to the first page and to a later one: {2}')
    .with(lists)
    .run(async ({ assert }, [ask, table, index, entered]) => {
      for (const after of [null, { at: 1000, id: nobody }]) {
        const steps = (await stepsOf(() => ask(after), [table])).join('\n')
        assert.match(steps, served(index))
        assert.notMatch(steps, sorted)
        if (entered === 'always' || (after && entered === 'later')) assert.match(steps, within)
      }
    })

  test('find orders of a member or a day before they are sorted', async ({ assert }) => {
    // PostgreSQL knows how few these are, where the table is large.
    if (db.connection().dialect.name === 'postgres') return
    for (const filter of [{ userId: nobody }, { day: DateTime.utc(2026, 1, 1) }]) {
      const steps = await stepsOf(() => orders(filter)(null), ['orders'])
      assert.notInclude(steps.join('\n'), '_amount')
    }
  })
})

/**
 * Matches a plan in which this index serves the list. Of several by the same value PostgreSQL takes any while the
 * table is small: its own statistics tell it which is better.
 */
function served(index: string) {
  const value = index.split('_').at(-1)
  return db.connection().dialect.name === 'postgres'
    ? new RegExp(`_${value}\\b`)
    : new RegExp(index)
}
