import { test } from '@japa/runner'
import type { DurationLike } from 'luxon'
import { recordVisit } from '#core/discovery/visits/record_visit'
import { blockMember } from '#core/likes/block'
import { likeMember } from '#core/likes/like'
import { noteVeiledTold, veiledCount } from '#core/likes/veiled_count'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'

const adaId = ada().profile.id
const likesOfAda = { profileId: adaId, kind: 'like' } as const

test.group('What a free member is told of unknown likers', () => {
  test('rises with each like, and falls on the next day only', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    assert.equal(await told(ports, 0), 0)
    await like(ports, bob(), ada())
    await like(ports, cleo(), ada())
    assert.equal(await told(ports, 2), 2)

    await blockMember(ports, { profileId: adaId, blockedId: bob().profile.id })
    assert.equal(await told(ports, 1), 2)
    assert.equal(await told(ports, 1, { days: 1 }), 1)
  })

  test('falls at once for the one they like back', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    await told(ports, 0)
    await like(ports, bob(), ada())
    await like(ports, cleo(), ada())
    await like(ports, ada(), bob())
    assert.equal(await told(ports, 1), 1)
    assert.containsSubset(await kept(ports), { untold: 1, untoldSince: ports.clock.now() })
    await like(ports, ada(), cleo())
    assert.containsSubset(await kept(ports), { count: 0, untold: 0, untoldSince: null })
  })

  for (const [who, liked, liker] of [
    ['a premium member, who knows them', ada({ user: { paidUser: true } }), bob()],
    ['a fictional liker', ada(), bob({ profile: { fictional: true } })],
    ['an unconfirmed liker', ada(), bob({ profile: { status: 'disabled' } })],
  ] as const) {
    test(`does not count ${who}`, async ({ assert }) => {
      const ports = await portsWith(liked, liker)
      await like(ports, liker, liked)
      assert.isNull(await kept(ports))
    })
  }

  test('counts each visitor once, when they first come', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    for (const hours of [0, 1, 2]) {
      ports.clock.advance({ hours })
      await recordVisit(ports, { visitor: bob().profile, visited: ada().profile })
    }
    const whose = { profileId: adaId, kind: 'visit' } as const
    assert.equal(await veiledCount(ports, whose, async () => 1), 1)
    assert.containsSubset(await ports.repositories.veiledCounts.find(whose), { untold: 1 })
  })

  test('is told by mail once, and what came meanwhile by the next', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    await like(ports, bob(), ada())
    const composed = await ports.repositories.veiledCounts.where({ profileId: adaId })
    await like(ports, cleo(), ada())
    await noteVeiledTold(ports, composed)
    assert.containsSubset(await kept(ports), { count: 2, untold: 1 })
    await noteVeiledTold(ports, [(await kept(ports))!])
    assert.containsSubset(await kept(ports), { count: 2, untold: 0, untoldSince: null })
  })
})

/** The number that is shown after some time, while the true one is `all`. */
function told(ports: FakePorts, all: number, after: DurationLike = {}) {
  ports.clock.advance(after)
  return veiledCount(ports, likesOfAda, async () => all)
}

function like(ports: FakePorts, liker: Person, liked: Person) {
  return likeMember(ports, { profileId: liker.profile.id, likedId: liked.profile.id })
}

function kept({ repositories }: FakePorts) {
  return repositories.veiledCounts.find(likesOfAda)
}
