import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { figureKinds } from '#core/admin/figures/figure'
import { appealList } from '#queries/admin/appeals/appeal_list'
import { auditLog } from '#queries/admin/audit_log'
import { dailyFigures } from '#queries/admin/daily_figures'
import { discountEffect, effectOfBatch } from '#queries/admin/discounts/discount_effect'
import { waitingAnswers } from '#queries/admin/inbox/waiting_answers'
import { memberList } from '#queries/admin/members/member_list'
import { disputeList } from '#queries/admin/money/dispute_list'
import { payoutsToMake } from '#queries/admin/money/payouts_to_make'
import { documentsOf } from '#queries/admin/money/vat_documents'
import { operations } from '#queries/admin/operations/overview'
import { orderList, type OrderFilter } from '#queries/admin/orders/order_list'
import { photosForReview } from '#queries/admin/pictures/photos_for_review'
import { lookers } from '#queries/admin/pictures/waiting_photos'
import { proposalList } from '#queries/admin/proposals'
import { reportList, type ReportFilter } from '#queries/admin/reports/report_list'
import { allOrders } from '#tests/support/admin/no_filter'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { stepsOf } from '#tests/support/database/query_plan'
import { countStatements, statementsOf } from '#tests/support/database/statements'
import { inTransaction } from '#tests/support/database/transactions'

const nobody = '01900000-0000-7000-a000-000000000009'
const sorted = /Sort Key|USE TEMP B-TREE/
const readWhole = /Seq Scan on (invoices|photos)|SCAN (invoices|photos)/

test.group('The indexes of the lists of the back office', (group) => {
  inTransaction(group)

  test('lead to closed reports, the most urgent first', async ({ assert }) => {
    const status = 'closed'
    const after = `1.1000.${nobody}`
    for (const filter of [{ status }, { status, urgency: 'harm' }, { status, after }] as const) {
      const steps = await reportSteps(filter)
      assert.include(steps, 'reports_by_urgency')
      assert.notMatch(steps, sorted)
    }
  })

  test('lead to reports with one reason, the longest waiting first', async ({ assert }) => {
    const steps = await reportSteps({
      status: 'closed',
      reason: 'underage',
      after: `0.1000.${nobody}`,
    })
    assert.include(steps, 'reports_by_reason')
    assert.notMatch(steps, sorted)
  })

  test('lead to chats that wait, worries first or by waiting alone', async ({ assert }) => {
    const looking = { siteId: null, adminId: nobody, now: DateTime.utc() }
    const after = `1.1000.${nobody}`
    for (const [order, index] of [
      ['worries', 'waiting_answers_worry_since'],
      ['waiting', 'waiting_answers_since'],
    ] as const) {
      for (const asked of [{ order }, { order, after }]) {
        const wanted = { language: null, ...asked }
        const steps = await planOf(() => waitingAnswers(looking, wanted), ['waiting_answers'])
        assert.include(steps, index)
        assert.notMatch(steps, sorted)
      }
    }
  })

  test('lead to appeals that were decided', async ({ assert }) => {
    const looking = { siteId: null, adminId: nobody, now: 0 }
    const steps = await planOf(() => appealList(looking, { status: 'decided' }), ['appeals'])
    assert.include(steps, 'appeals_decided')
    assert.notMatch(steps, sorted)
  })

  test('lead to acts of a kind, on a site and about a subject', async ({ assert }) => {
    await db.rawQuery(
      `insert into audit_rows (number, at, act, subject_kind, subject_id, site_id, previous, hash)
       with recursive s(n) as (select 1 union all select n + 1 from s where n < 900)
       select 1000000 + n, n, 'act ' || n, 'photo', 'photo ' || n,
         (select id from sites limit 1), '-', '-' from s`
    )
    const filters = { act: { act: 'refund' }, subject: { subject: nobody }, site: {} }
    for (const [by, filter] of Object.entries(filters)) {
      const siteId = by === 'site' ? nobody : null
      const steps = await planOf(() => auditLog(siteId, filter), ['audit_rows'])
      assert.include(steps, `audit_rows_by_${by}`)
      assert.notMatch(steps, sorted)
    }
  })

  test('lead to the requests that were decided last', async ({ assert }) => {
    const steps = await planOf(
      () => proposalList(null, { stage: 'decided', after: null }),
      ['proposals']
    )
    assert.include(steps, 'proposals_by_decision')
  })

  test('lead to disputes in one state', async ({ assert }) => {
    const wanted = { status: 'won', siteId: null, sort: 'newest' } as const
    const steps = await planOf(() => disputeList(wanted, null), ['disputes'])
    assert.include(steps, 'disputes_by_status')
    assert.notMatch(steps, sorted)
  })

  test('lead to the figures of days on all sites, by their kinds', async ({ assert }) => {
    await storeFigures()
    const range = { from: '2026-01-01', to: '2026-01-28' }
    for (const place of [0, 1, 2]) {
      const steps = await planOf(() => dailyFigures(null, range), ['daily_figures'], place)
      assert.include(steps, 'daily_figures_by_kind')
    }
  })

  test('lead to the orders, reports and appeals of one site', async ({ assert }) => {
    const steps = await orderSteps({ siteId: nobody })
    assert.include(steps, 'orders_by_site')
    assert.notMatch(steps, sorted)
    const looking = { siteId: nobody, adminId: nobody, now: 0 }
    const closed = await planOf(() => reportList(looking, { status: 'closed' }), ['reports'])
    assert.include(closed, 'reports_by_site')
    assert.notMatch(closed, sorted)
    const decided = await planOf(() => appealList(looking, { status: 'decided' }), ['appeals'])
    assert.include(decided, 'appeals_decided_by_site')
    assert.notMatch(decided, sorted)
  })

  test('lead to orders by a method of one provider', async ({ assert }) => {
    const steps = await orderSteps({ provider: 'stripe', method: 'sdd' })
    assert.include(steps, 'orders_by_provider_and_method')
    assert.notMatch(steps, sorted)
  })

  test('hold all that the effect of discounts adds up', async ({ assert }) => {
    // Of an empty table PostgreSQL would read any index.
    const byAmount = ['orders_by_amount', 'orders_by_site_and_amount']
    for (const other of ['orders_by_completion', 'orders_by_discount', ...byAmount]) {
      await db.rawQuery(`drop index ${other}`)
    }
    const now = DateTime.utc()
    const ofYear = async () => discountEffect(now.minus({ years: 1 }), now)
    const steps = await planOf(ofYear, ['orders', 'discount_codes'])
    assert.match(steps, /(Index Only Scan using|COVERING INDEX) orders_paid_with_discount/)
    const ofBatch = await planOf(async () => effectOfBatch(nobody), ['orders', 'discount_codes'])
    assert.match(ofBatch, /(Index Only Scan using|COVERING INDEX) orders_paid_with_discount/)
  })

  test('lead to a member by the end of an account', async ({ assert }) => {
    const everybody = { name: null, status: null, siteId: null, isPremium: null, after: null }
    const filter = { ...everybody, iban: '1234', order: 'newest' } as const
    const tables = ['users', 'mandates', 'incoming_transfers']
    const steps = await planOf(() => memberList(filter), tables)
    assert.include(steps, 'mandates_by_end_of_iban')
    assert.notMatch(steps, /SubPlan|SCAN users/)
  })

  test('lead to the documents of a quarter, and to what they correct', async ({ assert }) => {
    const from = DateTime.utc(2026, 1, 1)
    const span = { from, until: from.plus({ months: 3 }) }
    const steps = await planOf(() => documentsOf('vonk', span), ['invoices'])
    assert.match(steps, /Index Only Scan using invoices_added_up|SEARCH invoices USING/)
    assert.notMatch(steps, readWhole)
  })

  test('lead to jobs that failed, and to mails that came back lately', async ({ assert }) => {
    const work = () => operations(DateTime.utc())
    for (const [named, index] of [
      [/group by .status/, /queue_jobs_(by_status|failed)/],
      [/finished_at/, /queue_jobs_failed/],
      [/soft_bounces/, /soft_bounces_by_time/],
    ] as const) {
      const steps = await planOf(work, ['queue_jobs', 'soft_bounces'], await placeOf(work, named))
      assert.match(steps, index)
    }
  })

  test('lead to the photos that others have in hand', async ({ assert }) => {
    const { admin } = await signInAdmin('moderator')
    await db
      .table('work_claims')
      .insert({ kind: 'photo', subject_id: nobody, admin_id: admin.id, until: 9e12 })
    const work = () => lookers({ adminId: nobody, siteId: null, now: DateTime.utc() })
    const steps = await planOf(work, ['photos'], 1)
    assert.notMatch(steps, readWhole)
  })
})

test.group('The payouts of the back office', (group) => {
  inTransaction(group)

  test('name their payees in as many queries for three as for one', async ({ assert }) => {
    await owe('01900000-0000-7000-a000-000000000011')
    const forOne = await countStatements(() => payoutsToMake(null))
    await owe('01900000-0000-7000-a000-000000000012')
    await owe('01900000-0000-7000-a000-000000000013')
    assert.lengthOf((await payoutsToMake(null)).payouts, 3)
    assert.equal(await countStatements(() => payoutsToMake(null)), forOne)
  })
})

test.group('A sheet of photos in the back office', (group) => {
  inTransaction(group)

  test('is read by as many queries for twelve as for two', async ({ assert }) => {
    const ids = Array.from({ length: 12 }, () => crypto.randomUUID())
    const forTwo = await countStatements(() => photosForReview(ids.slice(0, 2)))
    assert.equal(await countStatements(() => photosForReview(ids)), forTwo)
    assert.isAtMost(forTwo, 4)
  })
})

/** A hundred days of every kind. */
async function storeFigures() {
  const [{ id: siteId }] = await db.from('sites').limit(1).select('id')
  const first = DateTime.utc(2025, 12, 1)
  const days = Array.from({ length: 100 }, (_, index) => first.plus({ days: index }).toISODate())
  for (const kind of figureKinds) {
    const rows = days.map((day) => ({ site_id: siteId, day, kind, part: '', value: 1 }))
    await db.table('daily_figures').multiInsert(rows)
  }
}

function orderSteps(filter: Partial<OrderFilter>) {
  return planOf(() => orderList({ ...allOrders, ...filter }, null), ['orders'])
}

function reportSteps(filter: ReportFilter) {
  const looking = { siteId: null, adminId: nobody, now: 0 }
  return planOf(() => reportList(looking, filter), ['reports'])
}

async function planOf(work: () => Promise<unknown>, tables: readonly string[], place = 0) {
  return (await stepsOf(work, tables, place)).join('\n')
}

/** Which statement of some work is about something. */
async function placeOf(work: () => Promise<unknown>, named: RegExp) {
  return (await statementsOf(work)).findIndex(({ sql }) => named.test(sql))
}

async function owe(id: string) {
  await db.table('payouts').insert({
    id,
    provider: 'direct_debit',
    payment_id: id,
    amount: 500,
    currency: 'EUR',
    description: 'A refund',
    created_at: 0,
  })
}
