import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { eraseAtOnce } from '#core/accounts/leaving/purge_member'
import { dayOf } from '#core/admin/figures/figure'
import { Ports } from '#core/ports'
import type { User } from '#core/users/user'
import CountSourcesJob from '#jobs/count_sources_job'
import ForgetSourceJob from '#jobs/forget_source_job'
import { countArrival } from '#replies/arrival'
import { noLanding, noLink } from '#core/users/tracking'
import Site from '#models/site'
import { addUpMonth, countSources, forgetArrivals } from '#queries/admin/sources/count_sources'
import { sourceFigures } from '#queries/admin/sources/source_figures'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { stepsOf } from '#tests/support/database/query_plan'
import { statementsOf } from '#tests/support/database/statements'
import { runJob, waitingJobs } from '#tests/support/queue/jobs'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { account, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { closedSite } from '#tests/support/sites/other_site'
import { judge } from '#tests/support/moderation/measures'
import { storePaidOrder, storeRefunds } from '#tests/support/payments/stored_payments'

const day = DateTime.utc(2026, 2, 1)
const range = { from: '2026-02-01', to: '2026-02-01' }
const question = { siteId: null, range, by: 'network', within: {} } as const

/** What was counted by network, without what is zero. */
async function counted(by: 'network' | 'sub1' = 'network', days = range) {
  const rows = await sourceFigures({ ...question, by, range: days })
  return Object.fromEntries(
    rows.map(({ counts, money, value }) => {
      const numbers = Object.entries(counts).filter(([, number]) => number !== 0)
      return [value, { ...Object.fromEntries(numbers), ...(money.length > 0 ? { money } : {}) }]
    })
  )
}

function from(network: string, user: Partial<User> = {}): { user: Partial<User> } {
  return { user: { network, signupDate: day, confirmedAt: day, ...user } }
}

/** A visit that came in by a variant of a lander. */
async function addArrival(lander: string, variant: string) {
  const { id: siteId } = await Site.query().orderBy('createdAt').firstOrFail()
  const unset = { network: '', ref: '', sub1: '', sub2: '', sub3: '' }
  const own = { site_id: siteId, day: dayOf(day), digest: crypto.randomUUID().replaceAll('-', '') }
  await db.table('arrivals').insert({ ...own, ...unset, lander, variant })
}

test.group('What is counted of a source on a day', (group) => {
  inTransaction(group)

  test('are sign-ups and activations', async ({ assert }) => {
    await join(
      ada(from('sparks')),
      bob(from('sparks', { confirmedAt: null })),
      cleo(from('sparks', { signupDate: day.minus({ days: 1 }) }))
    )
    await countSources(day)
    assert.deepEqual(await counted(), { sparks: { sign_ups: 2, activated: 2 } })
  })

  test('are buyers when they first buy, and all revenue', async ({ assert }) => {
    const signupDate = day.minus({ days: 9 })
    await join(ada(from('sparks', { signupDate, confirmedAt: null })))
    await join(bob(from('', { network: null, signupDate, confirmedAt: null })))
    await storePaidOrder(ada(), day.minus({ days: 1 }))
    await storePaidOrder(ada(), day)
    await storePaidOrder(bob(), day)
    await storePaidOrder(bob(), day.plus({ hours: 1 }))
    await countSources(day)
    const euros = (revenue: number) => [{ currency: 'EUR', revenue, refunded: 0 }]
    assert.containSubset(await counted(), {
      'sparks': { money: euros(1528) },
      '': { buyers: 1, money: euros(3056) },
    })
  })

  test('are refunds that were not refused, and disputes', async ({ assert }) => {
    const signupDate = day.minus({ days: 9 })
    await join(ada(from('sparks', { signupDate, confirmedAt: null })))
    const orderId = await storePaidOrder(ada(), day.minus({ days: 2 }))
    await storeRefunds(orderId, day.plus({ hours: 5 }), 500)
    const dispute = { status: 'needs_response', reason: 'fraudulent', amount: 1528 }
    const opened = { currency: 'EUR', opened_at: day.toMillis() }
    await db.table('disputes').insert({ ...dispute, ...opened, id: 'one', order_id: orderId })
    await countSources(day)
    const money = [{ currency: 'EUR', revenue: 0, refunded: 500 }]
    assert.deepEqual(await counted(), { sparks: { refunds: 1, disputes: 1, money } })
  })

  test('are bans', async ({ assert }) => {
    const signupDate = day.minus({ days: 9 })
    await join(ada(from('sparks', { signupDate, confirmedAt: null })))
    for (const kind of ['warning', 'ban'] as const) await judge(ada(), { kind })
    await db.from('measures').update({ taken_at: day.toMillis() })
    await countSources(day)
    assert.deepEqual(await counted(), { sparks: { bans: 1 } })
  })

  test('stays the same when the day is counted again', async ({ assert }) => {
    await join(ada(from('sparks', { sub1: 'a' })))
    await countSources(day)
    const once = await counted('sub1')
    await countSources(day)
    assert.deepEqual(await counted('sub1'), once)
    assert.deepEqual(Object.keys(once), ['a'])
  })

  test('is the same once its month is added up', async ({ assert }) => {
    await join(ada(from('sparks')), bob(from('sparks', { signupDate: day.plus({ days: 27 }) })))
    await storePaidOrder(ada(), day)
    for (const at of [day, day.plus({ days: 27 })]) await countSources(at)
    const month = { from: '2026-02-01', to: '2026-02-28' }
    const around = { from: '2026-01-20', to: '2026-03-03' }
    const figures = () =>
      Promise.all(
        [range, month, around].map((asked) => sourceFigures({ ...question, range: asked }))
      )
    const before = await figures()
    assert.equal(before[1].find(({ value }) => value === 'sparks')?.counts.sign_ups, 2)
    await addUpMonth(day)
    await addUpMonth(day)
    assert.deepEqual(await figures(), before)
    await db.from('source_days').where('day', '>', '2026-02-00').delete()
    await db.from('source_money').where('day', '>', '2026-02-00').delete()
    assert.deepEqual((await figures())[1], before[1])
  })

  test('outlives an account that is erased on its first day', async ({ assert }) => {
    const today = DateTime.utc().startOf('day')
    await join(ada(from('sparks', { signupDate: today, confirmedAt: today })))
    await storePaidOrder(ada(), today.plus({ seconds: 1 }))
    const job = await app.container.make(CountSourcesJob)
    const countedToday = () => counted('network', { from: dayOf(today), to: dayOf(today) })
    const userId = ada().user.id
    await eraseAtOnce(await app.container.make(Ports), { userId })
    await job.execute()
    const money = [{ currency: 'EUR', revenue: 1528, refunded: 0 }]
    const expected = { sparks: { sign_ups: 1, activated: 1, buyers: 1, money } }
    assert.deepEqual(await countedToday(), expected)

    const [forgetting] = await waitingJobs<{ userId: string }>('forget_source')
    // The moment of a job is now and a delay, whole milliseconds each.
    assert.approximately(forgetting.at ?? 0, today.plus({ days: 2, hours: 2 }).toMillis(), 1000)
    await runJob(ForgetSourceJob, forgetting.payload)
    assert.isNull((await db.from('users').where('id', userId).firstOrFail()).network)
    assert.deepEqual(await countedToday(), expected)
  })
})

const browser = 'Mozilla/5.0 Firefox/150'

function visit(path: string, userAgent: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(siteUrl + path, {
    headers: { 'Accept': 'text/html', 'User-Agent': userAgent, ...headers },
  })
}

test.group('A visit', (group) => {
  inTransaction(group)

  test('is counted once a day, with its first source', async ({ assert }) => {
    const first = await visit('/?network=sparks&sub1=a', `${browser} first`)
    assert.equal(first.status, 200)
    await visit('/pages/privacy?network=other', `${browser} first`)
    await visit('/pages/privacy', `${browser} second`)
    const now = DateTime.utc()
    await countSources(now.startOf('day'))
    const today = { from: dayOf(now), to: dayOf(now) }
    const rows = await sourceFigures({ ...question, range: today })
    const visits = rows.map(({ counts, value }) => [value, counts.visits])
    assert.sameDeepMembers(visits, [
      ['sparks', 1],
      ['', 1],
    ])
  })

  test('keeps neither address nor browser, and no digest of an earlier day', async ({ assert }) => {
    await visit('/pages/privacy', `${browser} private`)
    const [row] = await db.from('arrivals')
    assert.notMatch(JSON.stringify(row), /Firefox|127\.0\.0\.1|::1/)
    assert.match(row.digest, /^[\da-f]{32}$/)
    await forgetArrivals(DateTime.utc().plus({ days: 1 }))
    assert.lengthOf(await db.from('arrivals'), 1)
    assert.isEmpty(await db.from('day_salts'))
    await forgetArrivals(DateTime.utc().plus({ days: 2 }))
    assert.isEmpty(await db.from('arrivals'))
  })

  test('is none of a robot, a member, an admin, or to no page', async ({ assert, client }) => {
    await join(ada())
    await visit('/pages/privacy', 'Googlebot/2.1')
    await visit('/pages/privacy', '')
    await visit('/pages/none', `${browser} missing`)
    await visit('/admin/login', `${browser} admin`)
    await visit('/api/settings.php', `${browser} api`, { Accept: 'application/json' })
    await client
      .get('/members')
      .header('user-agent', `${browser} member`)
      .loginAs(await account(ada()))
    assert.isEmpty(await db.from('arrivals'))
  })

  test('of somebody who has disconnected before the answer is not counted', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    const asked = { 'accept': 'text/html', 'user-agent': `${browser} gone` }
    Object.assign(ctx.request.request, { method: 'GET' })
    Object.assign(ctx.request.request.headers, asked)
    assert.isUndefined(ctx.request.ip())
    const { id } = await Site.firstOrFail()
    await countArrival(ctx, id, { ...noLink, ...noLanding })
    assert.isEmpty(await db.from('arrivals'))
  })

  test('is counted sixty times an hour for one network', async ({ assert }) => {
    for (let number = 0; number < 62; number++) {
      await visit('/pages/privacy', `${browser} flood ${number}`)
    }
    assert.lengthOf(await db.from('arrivals'), 60)
  }).timeout(60_000)
})

test.group('The page of sources', (group) => {
  inTransaction(group)
  const path = '/admin/sources?from=2026-02-01&to=2026-02-01'

  test('leads from a network to what it is made of', async ({ assert, client }) => {
    await join(ada(from('sparks', { ref: 'spring' })), bob(from('other', { ref: 'autumn' })))
    await countSources(day)
    const { get, read } = await adminAtWork(client, 'finance')
    const networks = await get(path)
    networks.assertStatus(200)
    const [, link] = /href="([^"]+)">sparks</.exec(networks.text())!
    const refs = await read(link.replaceAll('&amp;', '&'))
    assert.include(refs, '>spring</a>')
    assert.notInclude(refs, 'autumn')
  })

  test('compares variants of a lander by what came of visits', async ({ assert, client }) => {
    const by = (variant: string, confirmedAt: DateTime | null) => ({
      user: { lander: 'gallery', variant, signupDate: day, confirmedAt },
    })
    await join(ada(by('night', day)), bob(by('day', null)), cleo(from('sparks')))
    await storePaidOrder(ada(), day)
    for (const variant of ['night', 'night', 'day']) await addArrival('gallery', variant)
    await addArrival('collagelanding', 'night')
    await countSources(day)
    const rows = await sourceFigures({ ...question, by: 'variant', within: { lander: 'gallery' } })
    const figures = rows.map(({ counts, value }) => {
      return [value, counts.visits, counts.sign_ups, counts.activated, counts.buyers]
    })
    assert.sameDeepMembers(figures, [
      ['night', 2, 1, 1, 1],
      ['day', 1, 1, 0, 0],
    ])
    const { read } = await adminAtWork(client, 'viewer')
    const page = await read(`${path}&by=variant&lander=gallery`)
    const names = [...page.matchAll(/<th scope="row">\s*(?:<a[^>]*>)?\s*(\w+)/g)]
    assert.sameMembers(
      names.map(([, name]) => name),
      ['night', 'day']
    )
    assert.match(page, /100\.0%|100%/)
    assert.notInclude(page, 'sparks')
  })

  test('is sorted by any column, either way', async ({ assert, client }) => {
    await join(ada(from('a')), bob(from('b')), cleo(from('b')))
    await countSources(day)
    const { get } = await adminAtWork(client, 'viewer')
    const orderOf = async (sort: string) => {
      const page = await get(`${path}&sort=${sort}`)
      return [...page.text().matchAll(/<a href="[^"]+">([ab])<\/a>/g)].map(([, name]) => name)
    }
    assert.deepEqual(await orderOf('-sign_ups'), ['b', 'a'])
    assert.deepEqual(await orderOf('sign_ups'), ['a', 'b'])
    assert.deepEqual(await orderOf('value'), ['a', 'b'])
    assert.deepEqual(await orderOf('-value'), ['b', 'a'])
  })

  test('marks a source that brings trouble', async ({ assert, client }) => {
    const { id: siteId } = await Site.firstOrFail()
    await storeDay(siteId, 'calm', { sign_ups: 100, bans: 5 })
    await storeDay(siteId, 'wild', { sign_ups: 100, bans: 6 })
    const { read } = await adminAtWork(client, 'viewer')
    const rows = (await read(path)).split('<tr')
    const marked = rows.filter((row) => row.includes('badge danger'))
    assert.lengthOf(marked, 1)
    assert.include(marked[0], 'wild')
  })

  test('comes as CSV, with every row and formulas made harmless', async ({ assert, client }) => {
    await join(ada(from('=1+1')), bob(from('sparks')))
    await countSources(day)
    const { get } = await adminAtWork(client, 'viewer')
    const file = await get(path.replace('sources', 'sources.csv'))
    file.assertHeader('content-type', 'text/csv; charset=utf-8')
    assert.include(file.text(), `'=1+1,0,1,1`)
    assert.include(file.text(), 'sparks,0,1,1')
  })

  test('shows an admin of one site that site alone', async ({ assert, client }) => {
    const { id } = await Site.firstOrFail()
    await storeDay(id, 'sparks', { sign_ups: 1 })
    const siteId = await closedSite()
    await storeDay(siteId, 'embers', { sign_ups: 1 })
    const { read } = await adminAtWork(client, 'viewer', { changes: { siteId } })
    for (const shown of [path, path.replace('sources', 'sources.csv')]) {
      const page = await read(`${shown}&site=${id}`)
      assert.include(page, 'embers', shown)
      assert.notInclude(page, 'sparks', shown)
    }
  })

  test('is read from the figures of its days alone, by their key', async ({ assert }) => {
    const tables = ['source_days', 'source_money', 'sources']
    const statements = await statementsOf(() => sourceFigures(question))
    assert.lengthOf(statements, 3)
    const steps = await stepsOf(() => sourceFigures(question), tables)
    assert.match(steps.join('\n'), /source_days_pkey|PRIMARY KEY|autoindex_source_days/)
    assert.notMatch(steps.join('\n'), /(SCAN|Seq Scan on) source_(days|money)/)
  })
})

async function storeDay(siteId: string, network: string, counts: Readonly<Record<string, number>>) {
  const empty = { ref: '', sub1: '', sub2: '', sub3: '', lander: '', variant: '' }
  await db.table('sources').insert({ network, ...empty })
  const { id } = await db.from('sources').where({ network }).firstOrFail()
  const none = { visits: 0, activated: 0, buyers: 0, refunds: 0, disputes: 0, bans: 0 }
  const figures = { ...none, ...counts }
  await db
    .table('source_days')
    .insert({ day: range.from, site_id: siteId, source_id: id, ...figures })
}
