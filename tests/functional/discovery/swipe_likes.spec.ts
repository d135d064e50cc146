import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { useFakeClock } from '#tests/support/time/clock'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'
import { openGame, swipe } from '#tests/support/discovery/swipe_game'

const women = manyMembers(woman, 6)

test.group('Four likes a day in the swipe game', (group) => {
  inTransaction(group)

  test('are counted on the server, and the fifth is refused', async ({ assert, client }) => {
    await join(bob(), ...women)
    for (const left of [3, 2, 1, 0]) {
      const liked = await swipe(client, bob(), 'like', women[left])
      liked.assertBody({ likesLeft: left, match: false })
    }
    const fifth = await swipe(client, bob(), 'like', women[4])
    fifth.assertStatus(422)
    fifth.assertBodyContains({ refusal: 'swipe_likes_used_up' })
    assert.equal(await countOf('likes'), 4)
    const { likesLeft, likesPerDay } = await openGame(client, bob())
    assert.deepEqual({ likesLeft, likesPerDay }, { likesLeft: 0, likesPerDay: 4 })
  })

  test("reset at midnight in the member's time zone", async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    const inNewYork = bob({ user: { timeZone: 'America/New_York' } })
    await join(inNewYork, ...women)
    const midnight = DateTime.fromISO('2026-03-03T00:00', { zone: 'America/New_York' })
    clock.set(midnight.minus({ seconds: 1 }).toUTC())
    for (const one of women.slice(0, 4)) await swipe(client, inNewYork, 'like', one)
    const before = await openGame(client, inNewYork)
    assert.equal(before.likesLeft, 0)
    assert.equal(before.opensAt, midnight.toUTC().toISO())
    const tooEarly = await swipe(client, inNewYork, 'like', women[4])
    tooEarly.assertStatus(422)

    clock.set(midnight.toUTC())
    assert.equal((await openGame(client, inNewYork)).likesLeft, 4)
    const inTime = await swipe(client, inNewYork, 'like', women[4])
    inTime.assertBodyContains({ likesLeft: 3 })
  })
})
