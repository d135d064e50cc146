import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { banMember } from '#core/moderation/ban_member'
import type { User } from '#core/users/user'
import { signUpForm, submitSignUp } from '#tests/support/accounts/sign_up_form'
import { purge } from '#tests/support/accounts/full_life'
import { allRows } from '#tests/support/database/tables'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { waitingJobs } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'
import { useFakeClock } from '#tests/support/time/clock'

async function mailsOf(kind: string) {
  const jobs = await waitingJobs<{ kind: string; userId: string }>('send_mail')
  return jobs.filter(({ payload }) => payload.kind === kind).map(({ payload }) => payload.userId)
}

async function statusOf(person: Person): Promise<User['status']> {
  return (await account(person)).status
}

test.group('Accounts without use, by night', (group) => {
  inTransaction(group)

  test('are told after 24 months and deleted a month later; a visit stops it', async ({
    assert,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    const [one, back, busy] = [ada(), bob(), cleo()]
    await join(one, back, busy)
    const seen = (person: Person) =>
      db
        .from('users')
        .where('id', person.user.id)
        .update({ last_seen_at: clock.now().toMillis(), signup_date: clock.now().toMillis() })
    for (const person of [one, back, busy]) await seen(person)
    clock.advance({ days: 732 })
    await seen(busy)
    await purge()
    await purge()
    assert.sameMembers(await mailsOf('dormant'), [one.user.id, back.user.id])
    clock.advance({ days: 3 })
    await seen(back)
    clock.advance({ days: 30 })
    await purge()
    assert.deepEqual(await Promise.all([one, back, busy].map(statusOf)), [
      'deletion_pending',
      'active',
      'active',
    ])
    clock.advance({ days: 15 })
    await purge()
    assert.equal(await statusOf(one), 'deleted')
  })

  test('are erased unconfirmed after 30 days, and banned once no appeal can be made', async ({
    assert,
    client,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    const [never, banned] = [dirk({ user: { status: 'not_confirmed' } }), bob()]
    await join(never, banned)
    const now = clock.now().toMillis()
    await db.from('users').update({ last_seen_at: now, signup_date: now })
    await banMember(await sitePorts(), { userId: banned.user.id, breach: 'other' })
    clock.advance({ days: 29 })
    await purge()
    assert.equal(await statusOf(never), 'not_confirmed')
    clock.advance({ days: 2 })
    await purge()
    assert.equal(await statusOf(never), 'deleted')
    assert.equal(await statusOf(banned), 'banned')
    const photoId = await storePhoto(banned, { main: true })
    await db.table('photo_hashes').insert({ photo_id: photoId, hash: '0f', mirrored: 'f0' })
    clock.advance({ days: 155 })
    await purge()
    assert.equal(await statusOf(banned), 'deleted')
    const rows = { ...(await allRows()), queue_jobs: '' }
    assert.notInclude(JSON.stringify(rows), String(banned.user.email))
    const again = await submitSignUp(client, { ...signUpForm, email: banned.user.email })
    assert.equal(again.status(), 422)
    assert.equal(await countOf('photo_hashes'), 1)
    clock.advance({ days: 545 })
    await purge()
    assert.deepEqual([await countOf('photo_hashes'), await countOf('banned_addresses')], [0, 0])
  })
})
