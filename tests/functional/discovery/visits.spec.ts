import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { allPages, drawnPage, open } from '#tests/support/http/open_page'
import { manyMembers, man } from '#tests/support/people/many_members'
import { sendForm } from '#tests/support/http/send_form'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { storeVisit } from '#tests/support/discovery/visits'

const premiumAda = ada({ user: { paidUser: true } })
type Visit = { member: { name: string } }
const profileOf = ({ profile }: Person) => `/members/${profile.id}`

test.group('Opening a profile', (group) => {
  inTransaction(group)

  test('records a visit, once for each pair', async ({ assert, client }) => {
    await join(premiumAda, bob())
    await open(client, profileOf(ada()), bob())
    await open(client, `/likes/m/${ada().profile.id}`, bob())
    assert.equal(await countOf('visits'), 1)
    const { inertiaProps } = await open(client, '/visits', premiumAda)
    assert.equal(inertiaProps.visits[0].member.name, 'Bob')
    assert.equal(inertiaProps.total, 1)
  })
})

test.group('The visits of a member', (group) => {
  inTransaction(group)

  test('name visitors to a premium member, the latest first', async ({ assert, client }) => {
    const [early, late] = [man(5), man(6)]
    await join(premiumAda, early, late)
    await storeVisit(early, ada(), DateTime.utc(2026, 2, 1))
    await storeVisit(late, ada(), DateTime.utc(2026, 2, 2))
    assert.deepEqual(await visitorsOf(client, premiumAda), ['Bob 6', 'Bob 5'])
  })

  test('are paged without repeating or skipping anyone', async ({ assert, client }) => {
    const men = manyMembers(man, 30)
    await join(premiumAda, ...men)
    for (const [index, visitor] of men.entries()) {
      await storeVisit(visitor, ada(), DateTime.utc(2026, 2, 1 + (index % 5)))
    }
    const pages = await allPages<Visit>(client, '/visits', premiumAda, 'visits')
    const names = pages.flat().map(({ member }) => member.name)
    assert.lengthOf(names, 30)
    assert.lengthOf([...new Set(names)], 30)
  })

  test('tell a free member only how many came', async ({ assert, client }) => {
    const men = manyMembers(man, 30)
    await join(ada(), ...men)
    for (const visitor of men) await storeVisit(visitor, ada(), DateTime.utc(2026, 2, 1))
    const photoId = await storePhoto(men[0], { main: true })
    const page = await open(client, `/visits?after=1.${men[3].profile.id}`, ada())
    const { visits, veils, total, locked, next } = page.inertiaProps
    assert.deepEqual([total, locked, next, visits, veils.length], [30, true, null, [], 24])
    const written = JSON.stringify({ ...page.body(), url: '' })
    assert.notInclude(written, photoId)
    for (const { profile } of men) assert.notInclude(written, profile.id)
  })

  test('count real, active members only', async ({ assert, client }) => {
    const fiction = man(5, { fictional: true })
    const gone = man(6, { status: 'disabled' })
    await join(ada(), bob(), fiction, gone)
    for (const visitor of [bob(), fiction, gone]) await storeVisit(visitor, ada())
    const { inertiaProps } = await open(client, '/visits', ada())
    assert.equal(inertiaProps.total, 1)
    assert.lengthOf(inertiaProps.veils, 1)
  })
})

test.group('Removing visits', (group) => {
  inTransaction(group)

  test('takes one or all out of either list, for both members', async ({ assert, client }) => {
    const early = man(5)
    await join(premiumAda, early, bob())
    for (const other of [early, bob()]) {
      await storeVisit(other, ada())
      await storeVisit(ada(), other)
    }
    const lists = async () => {
      const pages = [await open(client, '/visits', premiumAda)]
      pages.push(await open(client, '/visits/made', premiumAda))
      return pages.map(({ inertiaProps: { total, visits } }) => [total, visits.length])
    }
    assert.deepEqual(await lists(), [
      [2, 2],
      [2, 2],
    ])
    const id = bob().profile.id
    const one = await sendForm(client, ada(), `/visits/received/${id}/remove`)
    one.assertHeader('location', '/visits')
    const own = await sendForm(client, ada(), `/visits/made/${id}/remove`)
    own.assertHeader('location', '/visits/made')
    assert.deepEqual(await lists(), [
      [1, 1],
      [1, 1],
    ])
    assert.match(await drawnPage(client, '/visits', ada()), /Alle bezoeken verwijderen/)
    await sendForm(client, ada(), '/visits/received/remove')
    assert.deepEqual(await lists(), [
      [0, 0],
      [1, 1],
    ])
    await sendForm(client, ada(), '/visits/made/remove')
    assert.equal(await countOf('visits'), 0)
    assert.notMatch(await drawnPage(client, '/visits', ada()), /Alle bezoeken verwijderen/)
  })

  test('leaves a free member no number of them', async ({ assert, client }) => {
    await join(ada(), bob())
    await storeVisit(bob(), ada())
    await sendForm(client, ada(), '/visits/received/remove')
    const { inertiaProps } = await open(client, '/visits', ada())
    assert.deepEqual([inertiaProps.total, inertiaProps.veils], [0, []])
  })
})

async function visitorsOf(client: Parameters<typeof open>[0], viewer: Person) {
  const { inertiaProps } = await open(client, '/visits', viewer)
  return inertiaProps.visits.map(({ member }: Visit) => member.name)
}
