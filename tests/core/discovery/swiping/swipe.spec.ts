import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { swipeDay, swipeLikesLeft } from '#core/discovery/swiping/swipe'
import { likeInSwipeGame } from '#core/discovery/swiping/swipe_like'
import { passInSwipeGame } from '#core/discovery/swiping/swipe_pass'
import { blockMember } from '#core/likes/block'
import { unlikeMember } from '#core/likes/unlike'
import { likeMember } from '#core/likes/like'
import { ok, refuse } from '#core/result'
import { manyMembers, man } from '#tests/support/people/many_members'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, type Person } from '#tests/support/people/people'

const men = manyMembers(man, 6)

function like(ports: FakePorts, liked: Person, liker = ada()) {
  return likeInSwipeGame(ports, { profileId: liker.profile.id, likedId: liked.profile.id })
}

function pass(ports: FakePorts, passed: Person) {
  return passInSwipeGame(ports, { profileId: ada().profile.id, passedId: passed.profile.id })
}

async function likeFour(ports: FakePorts) {
  for (const one of men.slice(0, 4)) await like(ports, one)
}

test.group('A like in the swipe game', () => {
  test('is stored as a like, and returns how many are left', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    assert.deepEqual(await like(ports, bob()), ok({ likesLeft: 3, match: false }))
    assert.isNotNull(
      await ports.repositories.likes.find({ likerId: ada().profile.id, likedId: bob().profile.id })
    )
    assert.containsSubset(ports.events.published, [{ name: 'like_given', match: false }])
  })

  test('of a member who likes them already is a match', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await like(ports, ada(), bob())
    assert.deepEqual(await like(ports, bob()), ok({ likesLeft: 3, match: true }))
  })

  test('is possible four times a day, not five', async ({ assert }) => {
    const ports = await portsWith(ada(), ...men)
    await likeFour(ports)
    assert.deepEqual(await like(ports, men[4]), refuse('swipe_likes_used_up'))
    assert.equal(ports.repositories.likes.rows.size, 4)
  })

  test('sent twice counts once', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await like(ports, bob())
    assert.deepEqual(await like(ports, bob()), ok({ likesLeft: 3, match: false }))
    assert.lengthOf(ports.events.published, 1)
  })

  test('of a member who is liked already does not count', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await likeMember(ports, { profileId: ada().profile.id, likedId: bob().profile.id })
    assert.deepEqual(await like(ports, bob()), ok({ likesLeft: 4, match: false }))
  })

  test('still counts when it is removed on the profile, or passed in another window', async ({
    assert,
  }) => {
    const ports = await portsWith(ada(), ...men)
    await likeFour(ports)
    await unlikeMember(ports, { profileId: ada().profile.id, likedId: men[0].profile.id })
    assert.deepEqual(await pass(ports, men[1]), ok())
    assert.deepEqual(await like(ports, men[4]), refuse('swipe_likes_used_up'))
  })

  test('succeeds four times in ten concurrent requests', async ({ assert }) => {
    const many = manyMembers(man, 10)
    const ports = await portsWith(ada(), ...many)
    const answers = await Promise.all(many.map((one) => like(ports, one)))
    const accepted = answers.filter((answer) => answer.ok)
    assert.lengthOf(accepted, 4)
  })

  test('is refused for oneself, for an unknown member and after a block, and does not count', async ({
    assert,
  }) => {
    const ports = await portsWith(ada(), ...men)
    await blockMember(ports, { profileId: men[0].profile.id, blockedId: ada().profile.id })
    assert.containsSubset(await like(ports, ada()), { refusal: 'own_profile' })
    assert.containsSubset(await like(ports, bob()), { refusal: 'member_not_found' })
    assert.containsSubset(await like(ports, men[0]), { refusal: 'blocked' })
    assert.deepEqual(await like(ports, men[1]), ok({ likesLeft: 3, match: false }))
  })
})

test.group('The day of the swipe game', () => {
  test('ends at midnight in the member’s time zone', async ({ assert }) => {
    const auckland = ada({ user: { timeZone: 'Pacific/Auckland' } })
    const ports = await portsWith(auckland, ...men)
    const midnight = DateTime.fromISO('2026-03-02T00:00', { zone: 'Pacific/Auckland' })
    ports.clock.set(midnight.minus({ milliseconds: 1 }).toUTC())
    await likeFour(ports)
    assert.deepEqual(await like(ports, men[4]), refuse('swipe_likes_used_up'))
    ports.clock.set(midnight.toUTC())
    assert.deepEqual(await like(ports, men[4]), ok({ likesLeft: 3, match: false }))
  })

  test('has 23 or 25 hours when the clocks change', ({ assert }) => {
    const spring = DateTime.fromISO('2026-03-29T10:00', { zone: 'Europe/Amsterdam' })
    const { from, until } = swipeDay('Europe/Amsterdam', spring.toUTC())
    assert.equal(until.diff(from, 'hours').hours, 23)
    assert.equal(until.toISO({ suppressMilliseconds: true }), '2026-03-30T00:00:00+02:00')
  })

  test('leaves four likes, then fewer, never a negative number', ({ assert }) => {
    assert.deepEqual([0, 1, 3, 4, 5].map(swipeLikesLeft), [4, 3, 1, 0, 0])
  })
})
