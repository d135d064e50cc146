import { test } from '@japa/runner'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { blockMember } from '#core/likes/block'
import { likeMember } from '#core/likes/like'
import { unlikeMember } from '#core/likes/unlike'
import { ok } from '#core/result'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, cleo, type Person, unconfirmedAda } from '#tests/support/people/people'

function like(ports: FakePorts, liker: Person, liked: Person) {
  return likeMember(ports, { profileId: liker.profile.id, likedId: liked.profile.id })
}

function likesKept({ repositories }: FakePorts) {
  return repositories.likes.rows.size
}

test.group('Liking a member', () => {
  test('is stored as new, announced at once and by mail', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    assert.deepEqual(await like(ports, ada(), bob()), ok({ match: false }))

    const pair = { likerId: ada().profile.id, likedId: bob().profile.id }
    const kept = await ports.repositories.likes.find(pair)
    assert.deepEqual(kept, { ...pair, createdAt: ports.clock.now(), seenAt: null })
    assert.deepEqual(ports.events.published, [{ name: 'like_given', ...pair, match: false }])
    const { jobs, newsMails } = ports.repositories
    assert.deepEqual(jobs.added, [{ name: 'send_news_mail', profileId: pair.likedId }])
    const due = ports.clock.now().plus({ minutes: 5 })
    assert.deepEqual([...newsMails.rows], [[pair.likedId, due]])
  })

  test('who likes them already makes a match, and their like is no longer new', async ({
    assert,
  }) => {
    const ports = await portsWith(ada(), bob())
    await like(ports, ada(), bob())
    assert.deepEqual(await like(ports, bob(), ada()), ok({ match: true }))
    assert.containsSubset(ports.events.published[1], { name: 'like_given', match: true })
    const liking = { likerId: ada().profile.id, likedId: bob().profile.id }
    const answered = await ports.repositories.likes.find(liking)
    assert.deepEqual(answered?.seenAt, ports.clock.now())
  })

  test('reports one match when two members like each other concurrently', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await Promise.all([like(ports, ada(), bob()), like(ports, bob(), ada())])
    const matches = ports.events.published.filter(
      (event) => event.name === 'like_given' && event.match
    )
    assert.lengthOf(matches, 1)
  })

  test('of whoever took back a consent is told only once it is a match', async ({ assert }) => {
    const ports = await portsWith(ada({ profile: { withdrawn: true } }), bob())
    await like(ports, ada(), bob())
    assert.isEmpty(ports.events.published)
    assert.isEmpty(ports.repositories.jobs.added)
    await like(ports, bob(), ada())
    assert.containsSubset(ports.events.published, [{ name: 'like_given', match: true }])
  })

  test('again changes nothing and is not announced', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await like(ports, ada(), bob())
    await like(ports, bob(), ada())

    assert.deepEqual(await like(ports, ada(), bob()), ok({ match: true }))
    assert.equal(likesKept(ports), 2)
    assert.lengthOf(ports.events.published, 2)
  })

  test('is stored but not announced while the liker is not confirmed', async ({ assert }) => {
    const ports = await portsWith(unconfirmedAda, bob())
    assert.deepEqual(await like(ports, ada(), bob()), ok({ match: false }))
    assert.equal(likesKept(ports), 1)
    assert.isEmpty(ports.events.published)
  })

  test('refuses oneself, an unknown member and one who is disabled', async ({ assert }) => {
    const ports = await portsWith(ada(), cleo({ profile: { status: 'disabled' } }))
    assert.containsSubset(await like(ports, ada(), ada()), { refusal: 'own_profile' })
    for (const other of [bob(), cleo()]) {
      assert.containsSubset(await like(ports, ada(), other), { refusal: 'member_not_found' })
    }
  })

  test('is refused to both when one blocks the other', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await blockMember(ports, { profileId: ada().profile.id, blockedId: bob().profile.id })
    assert.containsSubset(await like(ports, ada(), bob()), { refusal: 'blocked' })
    assert.containsSubset(await like(ports, bob(), ada()), { refusal: 'blocked' })
    assert.equal(likesKept(ports), 0)
  })
})

test.group('Taking a like back', () => {
  const adasLike = { profileId: ada().profile.id, likedId: bob().profile.id }

  test('ends the match, and the other like remains', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await like(ports, ada(), bob())
    await like(ports, bob(), ada())
    await unlikeMember(ports, adasLike)

    assert.equal(likesKept(ports), 1)
    assert.deepEqual(await like(ports, bob(), ada()), ok({ match: false }))
  })

  test('that does not exist changes nothing', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await unlikeMember(ports, adasLike)
    assert.equal(likesKept(ports), 0)
  })
})
