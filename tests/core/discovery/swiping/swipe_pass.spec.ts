import { test } from '@japa/runner'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { likeInSwipeGame } from '#core/discovery/swiping/swipe_like'
import { passInSwipeGame, undoPass } from '#core/discovery/swiping/swipe_pass'
import { ok, refuse } from '#core/result'
import { manyMembers, man } from '#tests/support/people/many_members'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, type Person } from '#tests/support/people/people'

const men = manyMembers(man, 2)

function like(ports: FakePorts, liked: Person) {
  return likeInSwipeGame(ports, { profileId: ada().profile.id, likedId: liked.profile.id })
}

function pass(ports: FakePorts, passed: Person) {
  return passInSwipeGame(ports, { profileId: ada().profile.id, passedId: passed.profile.id })
}

test.group('A pass in the swipe game', () => {
  test('is stored with its time, which a repetition updates', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await pass(ports, bob())
    ports.clock.advance({ days: 1 })
    assert.deepEqual(await pass(ports, bob()), ok())
    const kept = await ports.repositories.swipes.find({
      swiperId: ada().profile.id,
      swipedId: bob().profile.id,
    })
    assert.containsSubset(kept, { verdict: 'pass', at: ports.clock.now() })
  })

  test('can be undone; a like cannot', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), ...men)
    await pass(ports, bob())
    await like(ports, men[0])
    for (const one of [bob(), men[0], men[1]]) {
      await undoPass(ports, { profileId: ada().profile.id, passedId: one.profile.id })
    }
    const kept = [...ports.repositories.swipes.rows.values()]
    assert.containsSubset(kept, [{ swipedId: men[0].profile.id, verdict: 'like' }])
    assert.lengthOf(kept, 1)
  })

  test('may become a like', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await pass(ports, bob())
    assert.deepEqual(await like(ports, bob()), ok({ likesLeft: 3, match: false }))
  })

  test('is refused for oneself and for an unknown member', async ({ assert }) => {
    const ports = await portsWith(ada())
    assert.deepEqual(await pass(ports, ada()), refuse('own_profile'))
    assert.deepEqual(await pass(ports, bob()), refuse('member_not_found'))
  })
})
