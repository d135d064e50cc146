import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { countries } from '#core/sites/countries'
import Profile from '#models/profile'
import Region from '#models/region'
import { countActive } from '#queries/discovery/count_active'
import { homePictures, invalidateHomePictures } from '#queries/home/home_pictures'
import { countSharing, invalidateSharing } from '#queries/landers/count_sharing'
import { invalidateLanderPeople, landerPeople } from '#queries/landers/lander_people'
import { invalidateLikesOf, likesOf } from '#queries/landers/likes_of'
import { invalidatePool, poolSites } from '#queries/sites/pool'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { portray } from '#tests/support/people/portray'

const siteId = '01900000-0000-7000-a000-000000000009'

/** They are read anew every ten seconds: that statement must not be the first of what is explained. */
async function knowClosedSites() {
  invalidatePool()
  await poolSites()
}

test.group('The indexes of landers', (group) => {
  inTransaction(group)
  group.each.setup(knowClosedSites)

  test('lead to members who agreed to be seen, in the order of their activity', async ({
    assert,
  }) => {
    await letFewBeSeen()
    const wanted = [
      { country: null, pictureSet: 'everyone', index: 'profiles_advertised_lately' },
      { country: null, pictureSet: 'women', index: 'profiles_advertised_lately' },
      { country: 'PL', pictureSet: 'women', index: 'profiles_advertised_in_country' },
    ] as const
    for (const { country, index, pictureSet } of wanted) {
      const steps = await planOf(() => {
        invalidateLanderPeople()
        return landerPeople({ siteId, pictureSet, country }, 5)
      })
      assert.include(steps, index)
      assert.notMatch(steps, /Sort Key|USE TEMP B-TREE/)
    }
  })

  test('lead to the newest pictures of members who agreed to be seen', async ({ assert }) => {
    await letFewBeSeen()
    const steps = await planOf(() => {
      invalidateHomePictures()
      return homePictures(siteId)
    })
    assert.include(steps, 'profiles_advertised_pictures')
    assert.notMatch(steps, /Sort Key|USE TEMP B-TREE/)
  })

  test('count the active members of a region without reading their rows', async ({ assert }) => {
    await spreadOver(await Region.query().where('country', 'NL'))
    const steps = await stepsOf(() => countActive(DateTime.utc()), ['profiles'], 1)
    const expected = /(COVERING INDEX|Index Only Scan using) profiles_active_by_region/
    assert.match(steps.join('\n'), expected)
  })
})

/**
 * Many members, few of whom agreed to be seen, in several countries. PostgreSQL is told so: it would go by
 * what it knows of the members of other tests.
 */
async function letFewBeSeen() {
  const members = manyMembers((number) => {
    const country = countries[(number / 20) % countries.length]
    return woman(number, number % 20 === 0 ? { country } : { advertised: false })
  }, 1500)
  await join(...members)
  await portray(members.filter(({ profile }) => profile.advertised))
  if (db.connection().dialect.name === 'postgres') await db.rawQuery('analyze profiles, photos')
}

/**
 * Members in many regions, few of them active: of an empty table, in which other tests left the pages of
 * their rows, PostgreSQL takes whichever index has the fewest.
 */
async function spreadOver(regions: readonly Region[]) {
  const lastActive = (number: number) => DateTime.fromMillis(number % 10 === 0 ? Date.now() : 0)
  const members = manyMembers((number) => woman(number, { lastActiveAt: lastActive(number) }), 300)
  await join(...members)
  for (const [index, { id: regionId }] of regions.entries()) {
    const ids = members
      .filter((_, place) => place % regions.length === index)
      .map(({ profile }) => profile.id)
    await Profile.query().whereIn('id', ids).update({ regionId })
  }
}

test.group('The index of who shares interests', (group) => {
  inTransaction(group)
  group.each.setup(knowClosedSites)

  test('holds all that is summed, of a country alone', async ({ assert }) => {
    invalidateSharing()
    const steps = await stepsOf(
      () => countSharing({ siteId, country: 'NL', chosen: ['coffee', 'art'] }),
      ['interest_counts']
    )
    assert.match(steps.join('\n'), /(COVERING INDEX|Index Only Scan using) interest_counts_summed/)
  })

  test('leads to the likes of one member', async ({ assert }) => {
    const members = manyMembers(woman, 60)
    await join(...members)
    const ids = members.map(({ profile }) => profile.id)
    const likes = ids.slice(1).map((id, index) => ({ liker_id: id, liked_id: ids[index] }))
    await db.table('likes').multiInsert(likes.map((pair) => Object.assign(pair, { created_at: 0 })))
    invalidateLikesOf()
    const steps = await stepsOf(() => likesOf(ids[0]), ['likes', 'profiles'], 2)
    assert.match(steps.join('\n'), /likes_liked_id_\w+_index/)
  })
})

async function planOf(work: () => Promise<unknown>) {
  return (await stepsOf(work, ['profiles', 'photos'])).join('\n')
}
