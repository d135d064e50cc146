import { test } from '@japa/runner'
import Profile from '#models/profile'
import { invalidateMembersByRegion, membersByRegion } from '#queries/discovery/members_by_region'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import { closedSites } from '#queries/sites/closed_sites'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'
import { manyMembers, man, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

async function counts() {
  const { country, regionId, siteId } = ada().profile
  const members = await membersByRegion({ siteId, country })
  return members.get(regionId) ?? 0
}

test.group('Members by region', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    invalidateMembersByRegion()
    return () => invalidateMembersByRegion()
  })

  test('are real ones who can be found, women and men', async ({ assert }) => {
    const people = [...manyMembers(woman, 3), ...manyMembers(man, 2, 300)]
    await join(...people)
    const [first, second] = people
    await Profile.query().where('id', first.profile.id).update({ invisible: true })
    await Profile.query().where('id', second.profile.id).update({ status: 'disabled' })
    assert.equal(await counts(), 3)
  })

  test('are no fictional profiles', async ({ assert }) => {
    await join(ada({ profile: { fictional: true } }), ...manyMembers(woman, 2))
    assert.equal(await counts(), 2)
  })

  test('are counted once an hour', async ({ assert }) => {
    await join(...manyMembers(woman, 2))
    assert.equal(await counts(), 2)
    await join(ada())
    assert.equal(await counts(), 2)
    invalidateMembersByRegion()
    assert.equal(await counts(), 3)
  })

  test('are read from what the database counts, and fictional ones by their own index', async ({
    assert,
  }) => {
    await closedSites()
    await regionsOfCountry('NL')
    assert.match(await planOf(0), /class_counts_searched/)
    assert.match(await planOf(1), /profiles_fictional/)
  })
})

async function planOf(place: number) {
  const work = () => {
    invalidateMembersByRegion()
    return membersByRegion({ siteId: ada().profile.siteId, country: 'NL' })
  }
  return (await stepsOf(work, ['profiles', 'class_counts'], place)).join('\n')
}
