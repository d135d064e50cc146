import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  deleteDormant,
  eraseBanned,
  eraseUnconfirmed,
  tellDormant,
} from '#core/accounts/leaving/end_unused_accounts'
import { isBannedAddress } from '#core/accounts/leaving/banned_digests'
import { eraseAtOnce } from '#core/accounts/leaving/purge_member'
import { banMember } from '#core/moderation/ban_member'
import { ok, refuse } from '#core/result'
import type { User } from '#core/users/user'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { askedMails } from '#tests/support/mail/requested_mails'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'
import { photoOf } from '#tests/support/profiles/albums'

const userId = ada().user.id
const inUse = refuse('account_in_use')

/** Ada, whose last visit and sign-up are now. */
async function seenNow(user: Partial<User> = {}) {
  const ports = await portsWith(ada({ user }))
  const now = ports.clock.now()
  await change(ports, { lastSeenAt: now, signupDate: now })
  return ports
}

function change({ unitOfWork }: FakePorts, user: Partial<User>) {
  return unitOfWork.run(({ users }) => users.update(userId, user))
}

const statusOf = ({ repositories }: FakePorts) => repositories.users.rows.get(userId)?.status

test.group('A member whom nobody sees', () => {
  test('is told after 24 months, once', async ({ assert }) => {
    const ports = await seenNow()
    ports.clock.advance({ days: 729 })
    assert.isFalse(await tellDormant(ports, { userId }))
    ports.clock.advance({ days: 2 })
    assert.isTrue(await tellDormant(ports, { userId }))
    ports.clock.advance({ days: 1 })
    assert.isFalse(await tellDormant(ports, { userId }))
    assert.lengthOf(askedMails(ports, 'dormant'), 1)
  })

  test('is deleted a month later, and may return', async ({ assert }) => {
    const ports = await seenNow()
    ports.clock.advance({ days: 731 })
    await tellDormant(ports, { userId })
    ports.clock.advance({ days: 27 })
    assert.deepEqual(await deleteDormant(ports, { userId }), inUse)
    ports.clock.advance({ days: 5 })
    assert.deepEqual(await deleteDormant(ports, { userId }), ok())
    assert.equal(statusOf(ports), 'deletion_pending')
    assert.lengthOf(askedMails(ports, 'deletion'), 1)
  })

  test('is not deleted untold, nor once they have been back', async ({ assert }) => {
    const ports = await seenNow()
    ports.clock.advance({ days: 900 })
    assert.deepEqual(await deleteDormant(ports, { userId }), inUse)
    await tellDormant(ports, { userId })
    ports.clock.advance({ days: 3 })
    await change(ports, { lastSeenAt: ports.clock.now() })
    ports.clock.advance({ days: 60 })
    assert.deepEqual(await deleteDormant(ports, { userId }), inUse)
    ports.clock.advance({ days: 731 })
    assert.isTrue(await tellDormant(ports, { userId }))
  })

  test('is left alone where the profile is fictional, banned or leaving', async ({ assert }) => {
    for (const status of ['banned', 'deletion_pending'] as const) {
      const ports = await seenNow({ status })
      ports.clock.advance({ days: 900 })
      assert.isFalse(await tellDormant(ports, { userId }), status)
    }
    const ports = await portsWith(ada({ profile: { fictional: true } }))
    ports.clock.advance({ days: 9000 })
    assert.isFalse(await tellDormant(ports, { userId }))
  })
})

test.group('An account that is never confirmed', () => {
  test('is erased after 30 days, without a mail', async ({ assert }) => {
    const ports = await seenNow({ status: 'not_confirmed' })
    ports.clock.advance({ days: 29 })
    assert.deepEqual(await eraseUnconfirmed(ports, { userId }), inUse)
    ports.clock.advance({ days: 1 })
    assert.deepEqual(await eraseUnconfirmed(ports, { userId }), ok())
    assert.equal(statusOf(ports), 'deleted')
    assert.isFalse(ports.repositories.jobs.added.some(({ name }) => name === 'send_mail'))
  })

  test('stays where it was confirmed, or has paid', async ({ assert }) => {
    for (const user of [
      { status: 'active' },
      { status: 'not_confirmed', paidUser: true },
    ] as const) {
      const ports = await seenNow(user)
      ports.clock.advance({ days: 300 })
      assert.deepEqual(await eraseUnconfirmed(ports, { userId }), inUse)
    }
  })
})

test.group('A banned account', () => {
  test('is erased once the ban cannot be appealed, and digests stay for two years', async ({
    assert,
  }) => {
    const ports = await seenNow()
    const { bannedAddresses, photoHashes, photos } = ports.repositories
    await photos.add(photoOf(ada(), 'a photo'))
    const hash = { photoId: 'a photo', hash: '0f', mirrored: 'f0', barredFor: null }
    await photoHashes.add({ ...hash, bannedUntil: null })
    await banMember(ports, { userId, breach: 'other' })
    const bannedAt = ports.clock.now()
    ports.clock.set(bannedAt.plus({ months: 6 }).minus(1))
    assert.deepEqual(await eraseBanned(ports, { userId }), inUse)
    ports.clock.advance(1)
    assert.deepEqual(await eraseBanned(ports, { userId }), ok())
    assert.equal(statusOf(ports), 'deleted')
    const until = bannedAt.plus({ years: 2 })
    assert.deepEqual((await photoHashes.find('a photo'))?.bannedUntil, until)
    const kept = [...bannedAddresses.rows.values()]
    assert.deepEqual(
      kept.map(({ keptUntil }) => keptUntil),
      [until]
    )
    assert.notInclude(JSON.stringify(kept), 'ada@')
    for (const [now, isKnown] of [
      [until.minus(1), true],
      [until, false],
    ] as const) {
      ports.clock.set(now)
      const known = await ports.unitOfWork.run((repositories) =>
        isBannedAddress(repositories, ports, 'ada@example.com')
      )
      assert.equal(known, isKnown)
    }
  })

  test('of which nothing was banned leaves no digests', async ({ assert }) => {
    const ports = await seenNow()
    await eraseAtOnce(ports, { userId })
    assert.equal(ports.repositories.bannedAddresses.rows.size, 0)
  })

  test('stays while an appeal waits', async ({ assert }) => {
    const ports = await seenNow()
    await banMember(ports, { userId, breach: 'other' })
    const [{ id: measureId }] = await ports.unitOfWork.run(({ measures }) =>
      measures.where({ userId })
    )
    await ports.unitOfWork.run(({ appeals }) =>
      appeals.add({
        id: 'an appeal',
        measureId,
        userId,
        body: 'It was not me',
        madeAt: DateTime.utc(),
        decision: null,
        answer: null,
        decidedBy: null,
        decidedAt: null,
      })
    )
    ports.clock.advance({ days: 800 })
    assert.deepEqual(await eraseBanned(ports, { userId }), inUse)
  })
})
