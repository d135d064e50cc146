import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { type fakePorts } from '#tests/fakes/fake_ports'
import { recordVisit } from '#core/discovery/visits/record_visit'
import { removeVisit, removeVisits } from '#core/discovery/visits/remove_visits'
import { mayRecordVisit, mayKnowVisitor, withView } from '#core/discovery/visits/visit'
import { blockMember } from '#core/likes/block'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, type Person } from '#tests/support/people/people'

const visitorId = bob().profile.id
const visitedId = ada().profile.id
const pair = { visitorId, visitedId }
const noon = DateTime.utc(2026, 3, 1, 12)

test.group('Viewing a profile', () => {
  test('is recorded as a visit, also of an invisible member', ({ assert }) => {
    for (const { profile } of [ada(), ada({ profile: { invisible: true } })]) {
      assert.isTrue(mayRecordVisit(bob().profile, profile))
    }
  })

  for (const [who, visitor, visited] of [
    ['oneself', ada().profile, ada().profile],
    ['an invisible member', bob({ profile: { invisible: true } }).profile, ada().profile],
    ['a member who is disabled', bob({ profile: { status: 'disabled' } }).profile, ada().profile],
    ['a fictional profile', bob({ profile: { fictional: true } }).profile, ada().profile],
    ['a member, at a fictional one', bob().profile, ada({ profile: { fictional: true } }).profile],
    [
      'a member, at a disabled one',
      bob().profile,
      ada({ profile: { status: 'disabled' } }).profile,
    ],
  ] as const) {
    test(`is not recorded for ${who}`, ({ assert }) => {
      assert.isFalse(mayRecordVisit(visitor, visited))
    })
  }

  test('within half an hour of the last view is the same visit', ({ assert }) => {
    const first = withView(null, pair, noon)
    const again = withView(first, pair, noon.plus({ minutes: 29 }))
    assert.equal(again.times, 1)
    assert.equal(again.lastAt.minute, 29)
    const later = withView(again, pair, noon.plus({ minutes: 59 }))
    assert.equal(later.times, 2)
    assert.deepEqual(later.firstAt, noon)
  })

  test('is known by name to premium members only', ({ assert }) => {
    assert.isTrue(mayKnowVisitor({ paidUser: true }))
    assert.isFalse(mayKnowVisitor({ paidUser: false }))
  })
})

test.group('Recording a visit', () => {
  test('keeps one row for each pair', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await look(ports)
    ports.clock.advance({ hours: 1 })
    await look(ports)
    await look(ports)
    const rows = [...ports.repositories.visits.rows.values()]
    assert.lengthOf(rows, 1)
    assert.containSubset(rows, [{ ...pair, times: 2 }])
    const told = { name: 'profile_visited', ...pair } as const
    assert.deepEqual(ports.events.published, [told, told], 'one for each visit')
    const mail = { name: 'send_news_mail', profileId: visitedId } as const
    assert.deepEqual(ports.repositories.jobs.added, [mail])
  })

  test('stores nothing for an invisible visitor', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const visitor = bob({ profile: { invisible: true } }).profile
    await recordVisit(ports, { visitor, visited: ada().profile })
    assert.lengthOf([...ports.repositories.visits.rows], 0)
  })

  test('stores nothing between members of whom one blocks the other', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await look(ports)
    await blockMember(ports, { profileId: visitedId, blockedId: visitorId })
    assert.lengthOf([...ports.repositories.visits.rows], 0)
    await look(ports)
    assert.lengthOf([...ports.repositories.visits.rows], 0)
    assert.lengthOf(ports.events.published, 1, 'of the visit before')
  })
})

function look(ports: ReturnType<typeof fakePorts>) {
  return recordVisit(ports, { visitor: bob().profile, visited: ada().profile })
}

test.group('Removing visits', () => {
  const whose = { userId: ada().user.id, profileId: visitedId }
  const visit = { ...pair, times: 1, firstAt: noon, lastAt: noon }
  const own = { ...visit, visitorId: visitedId, visitedId: visitorId }

  async function visited(...people: Person[]) {
    const ports = await portsWith(...people)
    const { veiledCounts, visits } = ports.repositories
    await visits.add(visit)
    await visits.add(own)
    const told = {
      profileId: visitedId,
      kind: 'visit',
      countedAt: noon,
      untoldSince: noon,
    } as const
    await veiledCounts.add({ ...told, count: 1, untold: 1 })
    const left = () => [...visits.rows.values()]
    return { ports, left, count: () => veiledCounts.find({ profileId: visitedId, kind: 'visit' }) }
  }

  test('takes one out of either list', async ({ assert }) => {
    const { ports, left } = await visited(ada({ user: { paidUser: true } }), bob())
    await removeVisit(ports, { ...whose, list: 'received', otherId: visitorId })
    assert.deepEqual(left(), [own])
    await removeVisit(ports, { ...whose, list: 'made', otherId: visitorId })
    assert.isEmpty(left())
  })

  test('by an id tells a free member nothing of who came', async ({ assert }) => {
    const { ports, left } = await visited(ada(), bob())
    await removeVisit(ports, { ...whose, list: 'received', otherId: visitorId })
    assert.lengthOf(left(), 2)
  })

  test('of a whole list lets the number of visitors begin anew', async ({ assert }) => {
    const { count, left, ports } = await visited(ada(), bob())
    await removeVisits(ports, { ...whose, list: 'made' })
    assert.deepEqual(left(), [visit])
    assert.include(await count(), { count: 1, untold: 1 })
    await removeVisits(ports, { ...whose, list: 'received' })
    assert.isEmpty(left())
    assert.include(await count(), { count: 0, untold: 0, untoldSince: null })
  })
})
