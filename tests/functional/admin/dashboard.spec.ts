import { test } from '@japa/runner'
import { unfinished } from '#core/admin/operations/backup'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { alarmOf } from '#core/sites/alarm'
import { raiseAlarm } from '#core/sites/raise_alarm'
import ProviderRefund from '#models/provider_refund'
import { countFigures } from '#queries/admin/count_figures'
import { invalidateSites } from '#queries/sites/current_site'
import { harmless } from '#replies/admin/csv'
import { adminAtWork, signInAdmin } from '#tests/support/admin/signed_in'
import { stepsOf } from '#tests/support/database/query_plan'
import { statementsOf } from '#tests/support/database/statements'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike } from '#tests/support/likes/likes'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada, bob, dirk } from '#tests/support/people/people'
import { report } from '#tests/support/moderation/reports'
import { storePaidOrder, storeRefunds } from '#tests/support/payments/stored_payments'
import { storePhoto } from '#tests/support/profiles/photos'
import { sitePorts } from '#tests/support/site/ports'
import { closedSite } from '#tests/support/sites/other_site'
import { createCompany } from '#tests/support/sites/company'

const day = DateTime.utc(2026, 2, 1)

/** Figures as `kind part: value`, of one day. */
async function counted(at: DateTime, now = at.plus({ hours: 20 })) {
  await countFigures(at, now)
  const rows = await db
    .from('daily_figures')
    .where('day', at.toISODate()!)
    .orderBy(['kind', 'part'])
  return rows.map(({ kind, part, value }) => `${kind} ${part}: ${value}`.replace(' :', ':'))
}

test.group('The figures of a day', (group) => {
  inTransaction(group)

  test('count sign-ups, confirmations and members by country', async ({ assert }) => {
    await join(ada(), bob(), dirk({ user: { signupDate: day.minus({ days: 40 }) } }))
    const figures = await counted(day)
    assert.include(figures, 'signed_up: 2')
    assert.include(figures, 'members NL: 3')
    assert.include(figures, 'joined 2026-01-26: 2')
  })

  test('look at the members of all weeks at once', async ({ assert }) => {
    const joined = (days: number) => ({ user: { signupDate: day.minus({ days }) } })
    await join(ada(joined(4)), bob(joined(6)), dirk(joined(84)))
    const asked = await statementsOf(() => counted(day))
    // Two statements: for those who joined, and for those of them who stayed.
    assert.lengthOf(
      asked.filter(({ sql }) => sql.includes('users.signup_date')),
      2
    )
    const weeks = (await counted(day)).filter((figure) => figure.startsWith('joined'))
    assert.deepEqual(weeks, ['joined 2025-11-03: 1', 'joined 2026-01-26: 2'])
  })

  test('count invisible members, and no fictional profile', async ({ assert }) => {
    const active = manyMembers(woman, 3)
    const fictional = woman(10, { fictional: true })
    const unseen = woman(11, { fictional: true, invisible: true })
    const banned = woman(12, { invisible: true, status: 'disabled' })
    await join(...active, woman(13, { invisible: true }), fictional, unseen, banned)
    assert.include(await counted(day), 'members NL: 4')
  })

  test('read few rows for the number of members', async ({ assert }) => {
    const statements = await statementsOf(() => counted(day))
    const place = statements.findIndex(({ sql }) => sql.includes('class_counts'))
    const steps = await stepsOf(() => counted(day), ['profiles', 'class_counts'], place)
    assert.notMatch(steps.join('\n'), /Seq Scan on profiles|SCAN profiles(?! USING)/)
  })

  test('count who of each week was active in the last seven days', async ({ assert }) => {
    const week = day.startOf('week').minus({ weeks: 1 })
    const joined = { user: { signupDate: week } }
    const away = { profile: { lastActiveAt: day.minus({ days: 8 }) }, user: { signupDate: week } }
    const gone = { profile: away.profile, user: { signupDate: week.minus({ weeks: 1 }) } }
    await join(ada(joined), bob(away), dirk(gone))
    const figures = await counted(day)
    assert.includeMembers(figures, [
      'active: 1',
      'joined 2026-01-12: 1',
      'joined 2026-01-19: 2',
      'stayed 2026-01-12: 0',
      'stayed 2026-01-19: 1',
    ])
  })

  test('count a match once, on the day of the second like', async ({ assert }) => {
    await join(ada(), bob())
    await storeLike(ada(), bob(), { day: 1 })
    await storeLike(bob(), ada(), { day: 2 })
    assert.notInclude(await counted(day), 'matches: 1')
    assert.include(await counted(day.plus({ days: 1 })), 'matches: 1')
  })

  test('count messages, and members who wrote their first', async ({ assert, client }) => {
    await join(ada(), bob())
    await writeOn(client, day.plus({ days: 1 }))
    await writeOn(client, day.plus({ days: 2 }))
    assert.includeMembers(await counted(day.plus({ days: 1 })), [
      'messages: 2',
      'first_messages: 1',
    ])
    const later = await counted(day.plus({ days: 2 }))
    assert.include(later, 'messages: 2')
    assert.notInclude(later, 'first_messages: 1')
  })

  test('count money by currency and method, and first purchases', async ({ assert }) => {
    await join(ada())
    await storePaidOrder(ada(), day.plus({ hours: 3 }))
    await storePaidOrder(ada(), day.plus({ days: 1 }))
    assert.includeMembers(await counted(day), ['revenue EUR ideal: 1528', 'first_purchases: 1'])
    const later = await counted(day.plus({ days: 1 }))
    assert.include(later, 'revenue EUR ideal: 1528')
    assert.notInclude(later, 'first_purchases: 1')
  })

  test('count refunds that were not refused, of all who made them', async ({ assert }) => {
    await join(ada())
    const orderId = await storePaidOrder(ada(), day.plus({ hours: 3 }))
    await storeRefunds(orderId, day.plus({ hours: 5 }), 300)
    await ProviderRefund.create({
      id: 'made by the provider',
      orderId,
      amount: 40,
      currency: 'EUR',
      foundAt: day.plus({ hours: 6 }),
    })
    assert.include(await counted(day), 'refunds EUR ideal: 340')
    assert.notInclude((await counted(day.plus({ days: 1 }))).join(), 'refunds')
  })

  test('stay as they were when a day is counted again', async ({ assert }) => {
    await join(ada())
    assert.deepEqual(await counted(day), await counted(day))
  })
})

/** Two messages of ada to bob. */
async function writeOn(client: ApiClient, at: DateTime) {
  const id = await conversationBetween(ada(), bob())
  const before = await db.from('messages').select('id')
  for (const body of ['Hoi', 'Alles goed?']) await say(client, ada(), id, { body })
  const known = before.map((row) => row.id)
  await db.from('messages').whereNotIn('id', known).update({ sent_at: at.toMillis() })
}

test.group('The dashboard', (group) => {
  inTransaction(group)

  test('shows figures of days as numbers, chart, table and CSV', async ({ assert, client }) => {
    await join(ada(), bob())
    await countFigures(day, day.plus({ hours: 20 }))
    const { get } = await adminAtWork(client, 'viewer')
    const page = await get('/admin?from=2026-02-01&to=2026-02-03')
    page.assertStatus(200)
    assert.match(page.text(), /Sign-ups<\/dt>\s*<dd>2</)
    assert.match(page.text(), /<path class="stroke" d="M0/)
    const file = await get('/admin/figures.csv?from=2026-02-01&to=2026-02-03')
    assert.include(file.text(), '2026-02-01,signed_up,,2')
    file.assertHeader('cache-control', 'private, no-store')
  })

  test('gives every figure of every day in the file', async ({ assert, client }) => {
    const [site] = await db.from('sites').limit(1)
    const rows = ['2026-01-01', '2026-01-31', '2026-02-01', '2026-03-04'].flatMap((isoDay) => [
      { site_id: site.id, day: isoDay, kind: 'members', part: 'NL', value: 7 },
      { site_id: site.id, day: isoDay, kind: 'signed_up', part: '', value: 3 },
    ])
    await db.table('daily_figures').multiInsert(rows)
    const { read } = await adminAtWork(client, 'viewer')
    const file = await read('/admin/figures.csv?from=2026-01-01&to=2026-03-04')
    assert.deepEqual(
      file.trim().split('\n').slice(1),
      rows.map(({ day: isoDay, kind, part, value }) => [isoDay, kind, part, value].join(','))
    )
  })

  test('shows the members of the last day that has their number', async ({ assert, client }) => {
    const [site] = await db.from('sites').limit(1)
    const dutch = { site_id: site.id, kind: 'members', part: 'NL' }
    await db.table('daily_figures').multiInsert([
      { ...dutch, day: '2026-02-01', value: 41 },
      { ...dutch, day: '2026-02-02', value: 42 },
      { ...dutch, day: '2026-02-04', value: 43 },
    ])
    const { read } = await adminAtWork(client, 'viewer')
    const page = await read('/admin?from=2026-02-01&to=2026-02-03')
    assert.match(page, /<td>Netherlands<\/td>\s*<td class="number">42</)
    assert.notMatch(page, /<td class="number">(41|43)</)
  })

  test('shows an admin of one site that site alone', async ({ assert, client }) => {
    await join(ada())
    await countFigures(day, day.plus({ hours: 20 }))
    const [site] = await db.from('sites').limit(1)
    const { read } = await adminAtWork(client, 'viewer', {
      changes: { siteId: await closedSite() },
    })
    const path = `/admin?from=2026-02-01&to=2026-02-03&site=${site.id}`
    const page = await read(path)
    assert.match(page, /Sign-ups<\/dt>\s*<dd>0</)
    assert.notInclude(page, `value="${site.id}"`)
  })

  test('says what each site lacks, and where to set it', async ({ assert, client }) => {
    await join(ada())
    const { admin, read, shows } = await adminAtWork(client, 'owner')
    const careless = await signInAdmin('support', { changes: { totpSecret: null } })
    const [site] = await db.from('sites').limit(1)
    await shows(
      '/admin',
      `<a href="/admin/sites/${site.id}/company#name">No company entered`,
      '<details class="message warning" open>',
      '<a href="/admin/content">Texts that came with the site',
      '<a href="/admin/admins">An admin logs in'
    )

    await createCompany()
    invalidateSites()
    await shows('/admin', '<details class="message warning" >')
    const approved = { approved_by: admin.id, approved_at: day.toMillis() }
    await db.from('shipped_texts').update(approved)
    await db.from('admins').where('id', careless.admin.id).update({ disabled_at: Date.now() })
    const after = await read('/admin')
    assert.notInclude(after, 'No company entered')
    assert.notInclude(after, 'Texts that came with the site')
    assert.notInclude(after, 'An admin logs in')
  })

  test('shows alarms of the last day to those whom they concern', async ({ assert, client }) => {
    const [site] = await db.from('sites').limit(1)
    const texts = alarmOf('sms_budget_used_up', site.id, DateTime.utc().minus({ hours: 3 }))
    const old = alarmOf('ledger_differs', null, DateTime.utc().minus({ hours: 25 }))
    const ports = await sitePorts()
    for (const alarm of [texts, old]) await raiseAlarm(ports, alarm)
    const viewer = await adminAtWork(client, 'viewer')
    const seen = await viewer.read('/admin')
    const path = `/admin/sites/${site.id}/settings/mail#sms_per_day`
    assert.include(seen, `<a href="${path}">Today’s text messages are used up`)
    assert.notInclude(seen, 'The ledger differs')
    const moderator = await adminAtWork(client, 'moderator')
    assert.notInclude(await moderator.read('/admin'), 'Today’s text messages')
  })
})

test.group('What waits on the dashboard', (group) => {
  inTransaction(group)

  test('are photos with the oldest, failed jobs and payouts', async ({ assert, client }) => {
    await join(ada())
    for (const position of [1, 2]) await storePhoto(ada(), { status: 'pending', position })
    await db
      .from('photos')
      .where('position', 2)
      .update({ created_at: Date.UTC(2026, 0, 8, 12) })
    await db
      .table('queue_jobs')
      .insert({ id: crypto.randomUUID(), queue: 'default', status: 'failed', data: '{}' })
    await db.table('payouts').insert({
      id: crypto.randomUUID(),
      provider: 'bank',
      payment_id: 'RF01',
      amount: 500,
      currency: 'EUR',
      description: 'Vonk',
      created_at: Date.UTC(2026, 0, 9, 12),
    })
    const { read } = await adminAtWork(client, 'owner')
    const page = await read('/admin')
    const tile = (path: string, name = '') => {
      const from = page.indexOf(`<dt><a href="${path}">${name}`)
      return page.slice(from, page.indexOf('</div>', from))
    }
    assert.match(tile('/admin/pictures'), />2<.*8 Jan 2026/s)
    assert.match(tile('/admin/operations', 'Failed jobs'), />1</)
    assert.match(tile('/admin/orders/payouts'), />1<.*9 Jan 2026/s)
  })

  test('are reports by urgency, each part leading to its list', async ({ assert, client }) => {
    await join(ada(), bob())
    await report(client, ada(), bob(), { reason: 'underage' })
    await report(client, bob(), ada(), { reason: 'scam' })
    const { read } = await adminAtWork(client, 'moderator')
    const page = await read('/admin')
    assert.match(page, /href="\/admin\/reports\?urgency=danger">Danger<\/a>: 1/)
    assert.match(page, /href="\/admin\/reports\?urgency=harm">Harm<\/a>: 1/)
    assert.match(page, /href="\/admin\/reports\?urgency=nuisance">Nuisance<\/a>: 0/)
    assert.match(
      page,
      /<dl class="figures">\s*<div class="urgent">\s*<dt><a href="\/admin\/reports"/
    )
  })

  test('is the last drill, marked when it failed or is old', async ({ assert, client }) => {
    const { read } = await adminAtWork(client, 'viewer')
    const tile = async () => {
      const page = await read('/admin')
      const from = page.indexOf('Restore test')
      return page.slice(from, page.indexOf('</div>', from))
    }
    const drill = (daysAgo: number, failure: string | null = null) => {
      const at = DateTime.utc().minus({ days: daysAgo }).toMillis()
      return db
        .table('backup_outcomes')
        .insert({ id: crypto.randomUUID(), act: 'drill', at, failure })
    }
    assert.include(await tile(), 'Never run')
    await drill(41)
    assert.include(await tile(), 'Failed or too long ago')
    await drill(2)
    assert.include(await tile(), 'OK')
    await drill(0.1, unfinished)
    assert.include(await tile(), 'OK', 'still at work')
    await db.from('backup_outcomes').where('failure', unfinished).delete()
    await drill(1.1, unfinished)
    assert.include(await tile(), 'Failed or too long ago', 'cut off')
    await drill(1, 'No space left')
    assert.include(await tile(), 'Failed or too long ago')
    const ofOne = await adminAtWork(client, 'owner', { changes: { siteId: await closedSite() } })
    assert.notInclude(await ofOne.read('/admin'), 'Restore test')
  })
})

test.group('A cell of a CSV file', () => {
  test('is never a formula', ({ assert }) => {
    const cells = ['=1+1', '+1', '-1', '@sum', '\t=1', 'plain']
    assert.deepEqual(cells.map(harmless), ["'=1+1", "'+1", "'-1", "'@sum", "'\t=1", 'plain'])
  })
})
