import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { banMember } from '#core/moderation/ban_member'
import { rowsKept, rowsOfProfile, rowsOfUser } from '#adapters/lucid/lucid_erasure'
import ForgetSourceJob from '#jobs/forget_source_job'
import {
  leaveAndPurge,
  useEverythingAndLeave,
  identifyingTexts,
  purge,
  zora,
} from '#tests/support/accounts/full_life'
import { workJobs } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'
import { useFakeClock } from '#tests/support/time/clock'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { dirk, bob } from '#tests/support/people/people'
import { columns, allRows } from '#tests/support/database/tables'
import { report, storedReports } from '#tests/support/moderation/reports'
import { complain } from '#tests/support/complaints/tickets'

test.group('Erasing members for good', (group) => {
  inTransaction(group)

  test('leaves no trace of the person in any table', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    const before = JSON.stringify(await allRows())
    for (const mark of identifyingTexts) assert.include(before, mark)
    const places = await db.from('places').orderBy('id')
    const ofZora = db.from('profiles').where('id', zora.profile.id)
    const { id, region_id: regionId } = places.at(-1)
    await ofZora.clone().update({ advertised: true, place_id: id, region_id: regionId })
    await db.table('sessions').insert({
      id: 'of a browser that logged out',
      data: JSON.stringify({ message: { leaver: { userId: zora.user.id } } }),
      expires_at: new Date(Date.now() + 86_400_000),
    })

    clock.advance({ days: 14 })
    await purge()
    assert.containSubset(await ofZora.clone().first(), {
      gender: 'male',
      sexuality: 'hetero',
      advertised: false,
      place_id: places[0].id,
      region_id: places[0].region_id,
    })
    assert.isEmpty(await db.from('sessions'))
    await workJobs(ForgetSourceJob)
    const after = await allRows()
    for (const [table, rows] of Object.entries(after)) {
      for (const mark of identifyingTexts) assert.notInclude(rows.toLowerCase(), mark, table)
    }
  })

  test('keeps orders and the words of partners; the address may join again', async ({
    client,
    test: it,
    assert,
  }) => {
    await leaveAndPurge(client, it)
    assert.equal(await countOf('orders'), 1)
    assert.equal((await account(zora)).status, 'deleted')
    const messages = await db.from('messages').orderBy('sequence')
    assert.deepEqual(
      messages.map(({ body }) => body),
      ['', 'Hoi terug']
    )
    await join({ ...dirk(), user: { ...dirk().user, email: 'zora@example.com' } })
    assert.equal(await countOf('users'), 4)
  })

  test('erases who was banned after they left, too', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    const ports = await sitePorts()
    await banMember(ports, { userId: zora.user.id, breach: 'other' })
    clock.advance({ days: 14 })
    await purge()
    assert.equal((await account(zora)).status, 'deleted')
  })

  test('can be run by a command', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    clock.advance({ days: 14 })
    const purged = await runCommand('members:purge', '--yes')
    assert.equal(purged.exitCode, 0)
    assert.include(purged.report, '1 account erased')
    assert.equal((await account(zora)).status, 'deleted')
  })

  test('leaves what they reported, without their words', async ({ client, test: it, assert }) => {
    await leaveAndPurge(client, it)
    const [kept] = await storedReports()
    assert.containsSubset(kept, { reason: 'scam', explanation: null })
    assert.deepEqual(
      kept.evidence?.lines.map(({ by, body }) => [by, body]),
      [
        ['reporter', ''],
        ['reported', 'Hoi terug'],
      ]
    )
  })

  test('keeps evidence against them while a report is open, and 180 days at most', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    // Among it a report against her that was closed.
    await useEverythingAndLeave(client)
    await report(client, bob(), zora)
    clock.advance({ days: 14 })
    await purge()
    const against = async () => {
      const reports = await storedReports()
      const theirs = reports.filter((kept) => kept.reported_id === zora.profile.id)
      return theirs.map(({ status, evidence }) => [status, evidence?.name ?? null])
    }
    assert.sameDeepMembers(await against(), [
      ['open', 'Zora'],
      ['closed', null],
    ])
    clock.advance({ days: 170 })
    await purge()
    assert.sameDeepMembers(await against(), [
      ['open', null],
      ['closed', null],
    ])
  })

  test('empties their tickets that are closed; number and dates stay', async ({
    assert,
    client,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    const { id, number } = await zoraComplains()
    await db.from('tickets').update({ state: 'solved', closed_at: clock.now().toMillis() })
    clock.advance({ days: 14 })
    await purge()
    assert.deepEqual(await keptTicket(id), { email: null, subject: '', body: '', number })
  })

  test('leaves an open one until it is closed', async ({ assert, client, test: it }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    const { id } = await zoraComplains()
    clock.advance({ days: 14 })
    await purge()
    assert.equal((await keptTicket(id)).body, 'zoratext')
    await db.from('tickets').update({ state: 'solved', closed_at: clock.now().toMillis() })
    clock.advance({ days: 2 })
    await purge()
    assert.deepEqual((await keptTicket(id)).body, '')
  })
})

/** Zora complains from an address of her own, of which her account knows nothing. */
async function zoraComplains() {
  const ports = await sitePorts()
  const { site_id: siteId } = await db.from('users').where('id', zora.user.id).firstOrFail()
  const words = { subject: 'zora was here', body: 'zoratext', email: 'work@zora.example' }
  return complain(ports, { siteId, userId: zora.user.id, name: 'Zora', ...words })
}

async function keptTicket(id: string) {
  const ticket = await db.from('tickets').where({ id }).firstOrFail()
  const [entry] = await db.from('ticket_entries').where({ ticket_id: id })
  return { email: ticket.email, subject: ticket.subject, body: entry.body, number: ticket.number }
}

/** What may still be there of a member once the account is erased and two nights have passed. */
const mayStay = {
  users: ['id', 'site_id', 'language', 'country', 'credits'],
  profiles: ['id', 'user_id', 'site_id', 'fictional'],
  account_deletions: [
    'user_id',
    'reason',
    'status_before',
    'requested_at',
    'return_days',
    'by_admin',
  ],
} as const

/** What every other column holds then: the same for all, whatever it held. */
const neutral: Readonly<Record<keyof typeof mayStay, Readonly<Record<string, unknown>>>> = {
  users: {
    status: 'deleted',
    email: null,
    password_hash: null,
    ban_reason: null,
    suspended_until: null,
    time_zone: 'UTC',
    paid_user: false,
    free_messages_used: 0,
    signup_date: 0,
    confirmed_at: null,
    last_seen_at: 0,
    consent_version: null,
    consent_at: null,
    consents_answered: null,
    network: null,
    ref: null,
    sub1: null,
    sub2: null,
    sub3: null,
    lander: null,
    variant: null,
    notifications_disabled: '[]',
  },
  profiles: {
    name: '',
    status: 'disabled',
    gender: 'male',
    sexuality: 'hetero',
    date_of_birth: '1900-01-01',
    birth_date_changed_at: null,
    about: null,
    hair_colour: null,
    eye_colour: null,
    body_type: null,
    relationship_status: null,
    reason_for_signup: null,
    tattoos: null,
    invisible: false,
    wishes_invisible: false,
    withdrawn: false,
    own_site_only: false,
    open_to_visitors: false,
    advertised: false,
    captioned: false,
    main_photo_id: null,
    has_photo: false,
    interest_list: null,
    page_visible: false,
    created_at: 0,
    last_active_at: 0,
  },
  account_deletions: { reason_text: null, remarks: null },
}

test.group('Columns of an erased member', (group) => {
  inTransaction(group)

  test('are neutral, unless they may stay', async ({ assert, client, test: it }) => {
    await leaveAndPurge(client, it)
    await workJobs(ForgetSourceJob)
    const [place] = await db.from('places').orderBy('id').limit(1)
    const home = { place_id: place.id, region_id: place.region_id, country: place.country }
    const rows = {
      users: await db.from('users').where('id', zora.user.id).firstOrFail(),
      profiles: await db.from('profiles').where('id', zora.profile.id).firstOrFail(),
      account_deletions: await db.from('account_deletions').firstOrFail(),
    }
    for (const table of ['users', 'profiles', 'account_deletions'] as const) {
      const kept: readonly string[] = mayStay[table]
      const left = Object.entries(rows[table]).filter(([column]) => !kept.includes(column))
      const wanted = table === 'profiles' ? { ...neutral.profiles, ...home } : neutral[table]
      assert.deepEqual(Object.fromEntries(left), wanted, table)
    }
  })
})

test.group('Every column that refers to a member', (group) => {
  inTransaction(group)

  test('is erased with its member, or kept with a reason', async ({ assert }) => {
    const people = ['users', 'profiles']
    const owning = (await columns()).filter(({ column, refers_to: refersTo }) => {
      return people.includes(refersTo ?? '') || ['user_id', 'profile_id'].includes(column)
    })
    const erased = [...rowsOfUser, ...rowsOfProfile].map((pair) => pair.join('.'))
    assert.sameMembers(
      [...erased, ...Object.keys(rowsKept)],
      owning.map(({ table, column }) => `${table}.${column}`)
    )
    for (const reason of Object.values(rowsKept)) assert.isNotEmpty(reason)
  })
})
