import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { banMember } from '#core/moderation/ban_member'
import { Ports } from '#core/ports'
import { rowsKept, rowsOfProfile, rowsOfUser } from '#adapters/lucid/lucid_traces'
import ForgetSourceJob from '#jobs/forget_source_job'
import {
  leaveAndPurge,
  useEverythingAndLeave,
  identifyingTexts,
  purge,
  zora,
} from '#tests/support/accounts/full_life'
import { workJobs } from '#tests/support/queue/jobs'
import { useFakeClock } from '#tests/support/time/clock'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { dirk } from '#tests/support/people/people'
import { columns, allRows } from '#tests/support/database/tables'

test.group('Erasing members for good', (group) => {
  inTransaction(group)

  test('leaves no trace of the person in any table', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    const before = JSON.stringify(await allRows())
    for (const mark of identifyingTexts) assert.include(before, mark)

    clock.advance({ days: 14 })
    await purge()
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
    const ports = await app.container.make(Ports)
    await banMember(ports, { userId: zora.user.id, breach: 'other' })
    clock.advance({ days: 14 })
    await purge()
    assert.equal((await account(zora)).status, 'deleted')
  })

  test('can be run by a command', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    clock.advance({ days: 14 })
    const { exitCode, report } = await runCommand('members:purge', '--yes')
    assert.equal(exitCode, 0)
    assert.include(report, '1 account erased')
    assert.equal((await account(zora)).status, 'deleted')
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
