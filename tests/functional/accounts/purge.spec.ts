import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { rowsKept, rowsOfProfile, rowsOfUser } from '#adapters/lucid/lucid_traces'
import { requestEmailChange } from '#core/accounts/email/request_email_change'
import { sendEmailChangeMail } from '#core/accounts/email/send_email_change_mail'
import { Ports } from '#core/ports'
import { defaultSettings } from '#core/sites/settings'
import PurgeMembersJob from '#jobs/purge_members_job'
import EmailChange from '#models/email_change'
import User from '#models/user'
import { block, openChat, say } from '#tests/support/chat'
import { moveableClock } from '#tests/support/clock'
import { inTransaction } from '#tests/support/database'
import { leave, wayBack } from '#tests/support/leaving'
import { haveLiked } from '#tests/support/liking'
import { account, countOf, join } from '#tests/support/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people'
import { givePhoto } from '#tests/support/pictures'
import { report, reportsKept } from '#tests/support/reporting'
import { ordered } from '#tests/support/shop'
import { columns, everything } from '#tests/support/tables'

const zora = ada({
  user: { email: 'zora@example.com', network: 'zoranet', passwordHash: 'zorahash' },
  profile: { name: 'Zora', about: 'zoratext', dateOfBirth: DateTime.utc(1987, 11, 23) },
})
const marks = ['zora', '1987-11-23']

test.group('Erasing members for good', (group) => {
  inTransaction(group)

  test('leaves no trace of the person in any table', async ({ client, test: it, assert }) => {
    const clock = await moveableClock(it)
    await liveALife(client)
    const before = JSON.stringify(await everything())
    for (const mark of marks) assert.include(before, mark)

    clock.advance({ days: 14 })
    await purge()
    const after = await everything()
    for (const [table, rows] of Object.entries(after)) {
      for (const mark of marks) assert.notInclude(rows.toLowerCase(), mark, table)
    }
  })

  test('keeps orders and ledger, of nobody', async ({ client, test: it, assert }) => {
    const clock = await moveableClock(it)
    await liveALife(client)
    clock.advance({ days: 14 })
    await purge()
    assert.equal(await countOf('orders'), 1)
    assert.equal((await account(zora)).status, 'deleted')
  })

  test('lets the partner keep what they wrote themselves', async ({ client, test: it, assert }) => {
    const clock = await moveableClock(it)
    await liveALife(client)
    clock.advance({ days: 14 })
    await purge()
    const messages = await db.from('messages').orderBy('sequence')
    assert.deepEqual(
      messages.map(({ body }) => body),
      ['', 'Hoi terug']
    )
  })

  test('leaves what they reported, without their words', async ({ client, test: it, assert }) => {
    const clock = await moveableClock(it)
    await liveALife(client)
    clock.advance({ days: 14 })
    await purge()
    const [kept] = await reportsKept()
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
    const clock = await moveableClock(it)
    await liveALife(client)
    await report(client, bob(), zora)
    await report(client, cleo(), zora)
    await db.from('reports').where('reporter_id', cleo().profile.id).update({ status: 'closed' })
    clock.advance({ days: 14 })
    await purge()
    const against = async () => {
      const reports = await reportsKept()
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

  test('lets the address join again', async ({ client, test: it, assert }) => {
    const clock = await moveableClock(it)
    await liveALife(client)
    clock.advance({ days: 14 })
    await purge()
    await join({ ...dirk(), user: { ...dirk().user, email: 'zora@example.com' } })
    assert.equal(await countOf('users'), 4)
  })

  test('spares who left a moment less than fourteen days ago', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await moveableClock(it)
    await liveALife(client)
    clock.advance({ days: 14, milliseconds: -1 })
    await purge()
    assert.equal((await account(zora)).email, 'zora@example.com')
  })

  test('can be done by hand', async ({ client, test: it, assert }) => {
    const clock = await moveableClock(it)
    await liveALife(client)
    clock.advance({ days: 14 })
    const ace = await app.container.make('ace')
    const command = await ace.exec('members:purge', [])
    command.assertSucceeded()
    assert.equal((await account(zora)).status, 'deleted')
  })
})

test.group('Every column that says whose a row is', (group) => {
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

/** Zora joins, writes, is liked, buys, shows a picture, and leaves. */
async function liveALife(client: ApiClient) {
  await join(zora, bob(), cleo())
  await givePhoto(zora, { main: true })
  await haveLiked(zora, bob())
  await haveLiked(bob(), zora)
  await block(cleo(), zora)
  const chat = await openChat(zora, bob())
  await say(client, zora, chat, { body: 'zora says hello' })
  await say(client, bob(), chat, { body: 'Hoi terug' })
  // Pages show messages by the real clock.
  await db.from('messages').update({ delivered_at: Date.now() })
  await report(client, zora, bob(), {
    about: { kind: 'conversation', id: chat },
    explanation: 'zoratext',
  })
  await ordered(client, zora)
  await wishAnotherAddress(zora)
  await leave(client, zora, { reason: 'other', reason_text: 'zoratext', remarks: 'zoratext' })
  await wayBack(zora)
}

/** Not confirmed yet: the mail to it has gone out. */
async function wishAnotherAddress({ user }: Person) {
  const ports = await app.container.make(Ports)
  const wish = { email: 'new@zora.example', password: 'zora', settings: defaultSettings }
  const passwordHash = await ports.passwords.hash('zora')
  await User.query().where('id', user.id).update({ passwordHash })
  await requestEmailChange(ports, { userId: user.id, ...wish })
  const { id } = await EmailChange.findByOrFail('userId', user.id)
  await sendEmailChangeMail(ports, { changeId: id })
  await db
    .table('notification_switches')
    .insert({ user_id: user.id, kind: 'match', channel: 'mail' })
}

async function purge() {
  const job = await app.container.make(PurgeMembersJob)
  await job.execute()
}
