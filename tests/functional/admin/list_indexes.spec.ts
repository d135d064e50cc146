import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { figureKinds } from '#core/admin/figures/figure'
import { appealList } from '#queries/admin/appeals/appeal_list'
import { auditLog } from '#queries/admin/audit_log'
import { dailyFigures } from '#queries/admin/daily_figures'
import { codeList, type CodeFilter } from '#queries/admin/discounts/code_list'
import { discountEffect, effectOfBatch } from '#queries/admin/discounts/discount_effect'
import { waitingAnswers } from '#queries/admin/inbox/waiting_answers'
import { memberList } from '#queries/admin/members/member_list'
import { bankFiles } from '#queries/admin/money/bank_files'
import { disputeList } from '#queries/admin/money/dispute_list'
import { payoutsToMake } from '#queries/admin/money/payouts_to_make'
import { documentsOf } from '#queries/admin/money/vat_documents'
import { operations } from '#queries/admin/operations/overview'
import { orderList, type OrderFilter } from '#queries/admin/orders/order_list'
import { photosForReview } from '#queries/admin/pictures/photos_for_review'
import { freePhotos, lookers } from '#queries/admin/pictures/waiting_photos'
import { proposalList } from '#queries/admin/proposals'
import { reportList, type ReportFilter } from '#queries/admin/reports/report_list'
import { allMembers, allOrders } from '#tests/support/admin/no_filter'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { stepsOf } from '#tests/support/database/query_plan'
import { countStatements, statementsOf } from '#tests/support/database/statements'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'

const nobody = '01900000-0000-7000-a000-000000000009'
const after = `1.1000.${nobody}`
const sorted = /Sort Key|USE TEMP B-TREE/
const readWhole = /Seq Scan on (invoices|photos)|SCAN (invoices|photos)/

const looking = { adminId: nobody, siteId: null, now: 0 }
const looker = { ...looking, now: DateTime.utc() }
const disputes = { status: null, siteId: null, sort: 'newest' } as const

function reports(filter: ReportFilter, siteId: string | null = null) {
  return () => reportList({ ...looking, siteId }, filter)
}

function answers(order: 'worries' | 'waiting', from?: string) {
  return () => waitingAnswers(looker, { language: null, order, after: from })
}

function appeals(siteId: string | null) {
  return () => appealList({ ...looking, siteId }, { status: 'decided' })
}

function orders(filter: Partial<OrderFilter>) {
  return () => orderList({ ...allOrders, ...filter }, null)
}

function codes(filter: Partial<CodeFilter>) {
  const all = { state: null, batchId: null, code: null, sort: 'newest' } as const
  return () => codeList({ ...all, ...filter }, { after: null, now: looker.now })
}

/** What is asked for, of which table, and the index that leads to it in the order of the list. */
const lists: [ask: () => Promise<unknown>, table: string, index: string][] = [
  [reports({ status: 'closed' }), 'reports', 'reports_by_urgency'],
  [reports({ status: 'closed', urgency: 'harm' }), 'reports', 'reports_by_urgency'],
  [reports({ status: 'closed', after }), 'reports', 'reports_by_urgency'],
  [reports({ status: 'closed', reason: 'underage', after }), 'reports', 'reports_by_reason'],
  [reports({ status: 'closed' }, nobody), 'reports', 'reports_by_site'],
  [answers('worries'), 'waiting_answers', 'waiting_answers_worry_since'],
  [answers('worries', after), 'waiting_answers', 'waiting_answers_worry_since'],
  [answers('waiting'), 'waiting_answers', 'waiting_answers_since'],
  [answers('waiting', after), 'waiting_answers', 'waiting_answers_since'],
  [appeals(null), 'appeals', 'appeals_decided'],
  [appeals(nobody), 'appeals', 'appeals_decided_by_site'],
  [() => disputeList(disputes, null), 'disputes', 'disputes_opened_at_id_index'],
  [() => disputeList({ ...disputes, status: 'won' }, null), 'disputes', 'disputes_by_status'],
  [orders({}), 'orders', 'orders_by_age'],
  [orders({ status: 'charged_back' }), 'orders', 'orders_by_status'],
  [orders({ method: 'blik' }), 'orders', 'orders_by_method'],
  [orders({ provider: 'sandbox' }), 'orders', 'orders_by_provider'],
  [orders({ provider: 'stripe', method: 'sdd' }), 'orders', 'orders_by_provider_and_method'],
  [orders({ siteId: nobody }), 'orders', 'orders_by_site'],
  [codes({}), 'discount_codes', 'discount_codes_by_age'],
  [codes({ state: 'used' }), 'discount_codes', 'discount_codes_by_status'],
  [codes({ batchId: nobody }), 'discount_codes', 'discount_codes_by_batch'],
  [() => bankFiles(null), 'sepa_files', 'sepa_files_by_age'],
]

test.group('The indexes of the lists of the back office', (group) => {
  inTransaction(group)

  test('lead to what is asked for, sorted: {2}')
    .with(lists)
    .run(async ({ assert }, [ask, table, index]) => {
      const steps = await planOf(ask, [table])
      assert.include(steps, index)
      assert.notMatch(steps, sorted)
    })

  test('lead to members of a status, of a name and of a site', async ({ assert }) => {
    await join(ada(), bob())
    const tables = ['users', 'profiles', 'mandates', 'incoming_transfers']
    for (const [filter, index] of [
      [{ status: 'banned' }, 'users_by_status'],
      [{ name: 'Ada' }, 'profiles_by_name'],
      [{ siteId: nobody }, 'users_by_site'],
    ] as const) {
      assert.include(await planOf(() => memberList({ ...allMembers, ...filter }), tables), index)
    }
  })

  test('lead to the requests that were decided last', async ({ assert }) => {
    const work = () => proposalList(null, { stage: 'decided', after: null })
    assert.include(await planOf(work, ['proposals']), 'proposals_by_decision')
  })

  test('lead to photos that wait', async ({ assert }) => {
    await join(bob())
    await storePhoto(bob(), { status: 'pending' })
    const work = () => freePhotos(looker, { after: null, limit: 12 })
    const steps = await planOf(work, ['photos', 'profiles', 'users', 'work_claims'])
    assert.include(steps, 'photos_waiting')
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
      // Whether the subject is a member is asked first.
      const place = by === 'subject' ? 1 : 0
      const steps = await planOf(() => auditLog(siteId, filter), ['audit_rows'], place)
      assert.include(steps, `audit_rows_by_${by}`)
      assert.notMatch(steps, sorted)
    }
    const found = await planOf(() => auditLog(null, { q: 'anna' }), ['audit_rows', 'audit_words'])
    assert.match(found, /audit_words_(pkey|1)/)
    assert.include(found, 'profiles_by_name')
    assert.notMatch(found, /Seq Scan on (audit|prof|users)|SCAN (audit|prof|users)/)
  })

  test('lead to the figures of days on all sites, by their kinds', async ({ assert }) => {
    await storeFigures()
    const range = { from: '2026-01-01', to: '2026-01-28' }
    for (const place of [0, 1, 2]) {
      const steps = await planOf(() => dailyFigures(null, range), ['daily_figures'], place)
      assert.include(steps, 'daily_figures_by_kind')
    }
  })

  test('hold all that the effect of discounts adds up', async ({ assert }) => {
    // The other indexes go, as PostgreSQL would read any index of an empty table.
    const byAmount = ['orders_by_amount', 'orders_by_site_and_amount']
    for (const other of ['orders_by_completion', 'orders_by_discount', ...byAmount]) {
      await db.rawQuery(`drop index ${other}`)
    }
    const now = DateTime.utc()
    for (const work of [
      async () => discountEffect(now.minus({ years: 1 }), now),
      async () => effectOfBatch(nobody),
    ]) {
      const steps = await planOf(work, ['orders', 'discount_codes'])
      assert.match(steps, /(Index Only Scan using|COVERING INDEX) orders_paid_with_discount/)
    }
  })

  test('lead to a member by the end of an account', async ({ assert }) => {
    const tables = ['users', 'mandates', 'incoming_transfers']
    const steps = await planOf(() => memberList({ ...allMembers, iban: '1234' }), tables)
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
      const place = (await statementsOf(work)).findIndex(({ sql }) => named.test(sql))
      assert.match(await planOf(work, ['queue_jobs', 'soft_bounces'], place), index)
    }
  })

  test('lead to the photos that others have in hand', async ({ assert }) => {
    const { admin } = await signInAdmin('moderator')
    await db
      .table('work_claims')
      .insert({ kind: 'photo', subject_id: nobody, admin_id: admin.id, until: 9e12 })
    assert.notMatch(await planOf(() => lookers(looker), ['photos'], 1), readWhole)
  })
})

test.group('The number of queries of the back office', (group) => {
  inTransaction(group)

  test('is the same for three payouts as for one', async ({ assert }) => {
    await owe('01900000-0000-7000-a000-000000000011')
    const forOne = await countStatements(() => payoutsToMake(null))
    await owe('01900000-0000-7000-a000-000000000012')
    await owe('01900000-0000-7000-a000-000000000013')
    assert.lengthOf((await payoutsToMake(null)).payouts, 3)
    assert.equal(await countStatements(() => payoutsToMake(null)), forOne)
  })

  test('is the same for a sheet of twelve photos as for two', async ({ assert }) => {
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

async function planOf(work: () => Promise<unknown>, tables: readonly string[], place = 0) {
  return (await stepsOf(work, tables, place)).join('\n')
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
