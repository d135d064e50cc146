import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { noAdvanced, type AdvancedFilters } from '#core/discovery/search/advanced'
import type { SearchCursor } from '#core/discovery/search/cursor'
import { interests } from '#core/profiles/interests'
import { countries, type Country } from '#core/sites/countries'
import db from '@adonisjs/lucid/services/db'
import type { Described } from '#queries/discovery/descriptions'
import { countMembers } from '#queries/discovery/count_members'
import { findMembers } from '#queries/discovery/find_members'
import { likesOf } from '#queries/likes/like_rows'
import type { MemberSearch } from '#queries/discovery/member_search'
import { onlySite } from '#tests/support/sites/only_site'
import { utrecht } from '#tests/support/database/basics'
import { everyWoman } from '#tests/support/discovery/criteria'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { manyMembers, woman, man } from '#tests/support/people/many_members'
import { bob } from '#tests/support/people/people'
import { insertAll } from '#database/insert_all'

test.group('The indexes of member search', (group) => {
  inTransaction(group)
  group.each.setup(() => join(...manyMembers(woman, 60)))

  test('lead to the members with a trait, in search order', async ({ assert }) => {
    const steps = await stepsFor({ eye_colour: ['blue'] })
    assert.include(steps, 'profiles_listed_by_eye_colour')
    assert.notMatch(steps, /profiles_listed_by_country|profiles_counted/)
    assert.notMatch(steps, /Sort Key: profiles.*last_active_at/)
  })

  test('lead to each of two values', async ({ assert }) => {
    const steps = await stepsFor({ hair_colour: ['red', 'blond'] })
    assert.lengthOf(steps.match(/profiles_listed_by_hair_colour/g)!, 2)
  })

  test('lead to the members with each of two interests, in search order', async ({ assert }) => {
    const steps = await stepsFor({ interests: ['cars', 'music'], eye_colour: ['blue'] })
    assert.lengthOf(steps.match(/profile_interests_listed/g)!, 2)
    assert.notInclude(steps, 'profiles_listed_by')
    assert.notMatch(steps, /Sort Key: profile_interests.*last_active_at/)
  })

  test('lead to those who described themselves so, in search order', async ({ assert }) => {
    for (const [described, list] of [
      [{ appearance: 'sexy' }, 'by_appearance'],
      [{ race: 'other' }, 'by_race'],
    ] as const) {
      const steps = await stepsFor({}, { described })
      assert.include(steps, `self_descriptions_listed_${list}`)
      assert.notInclude(steps, 'profiles_listed_by')
      assert.notMatch(steps, /Sort Key: self_descriptions.*last_active_at/)
    }
  })

  test('are read with those whom the viewer does not see once at hand', async ({ assert }) => {
    const { id, gender, sexuality } = bob().profile
    const steps = await stepsFor({}, { viewer: { id, gender, sexuality, withdrawn: false } })
    assert.match(steps, /InitPlan|LIST SUBQUERY/)
    assert.notMatch(steps, /SubPlan|CORRELATED/)
    assert.match(steps, /profiles_listed_(by_country|everywhere)/)
  })

  test('are the same where other sites are searched, too', async ({ assert }) => {
    const searches: [Partial<AdvancedFilters>, Asked][] = [
      [{}, {}],
      [{}, { country: null }],
      [{ eye_colour: ['blue'] }, {}],
      [{ interests: ['cars', 'music'] }, {}],
      [{}, { described: { race: 'other' } }],
    ]
    for (const [wanted, asked] of searches) {
      const own = await stepsFor(wanted, asked)
      const shared = await stepsFor(wanted, { ...asked, pool: withOthers })
      assert.isNotEmpty(listsIn(own))
      assert.deepEqual(listsIn(shared), listsIn(own))
    }
  })

  test('are those of the place when nearly any interest will do', async ({ assert }) => {
    const steps = await stepsFor({ interests: interests.slice(0, 9) })
    assert.notInclude(steps, 'profile_interests')
  })
})

test.group('The indexes of a later page', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(...manyMembers(anywhere, 800))
    const came = DateTime.utc().minus({ minutes: 4 }).toMillis()
    await db.from('profiles').update({ main_photo_id: woman(1).profile.id, last_active_at: came })
    for (let minute = 0; minute < 4; minute++) {
      await db.from('profiles').increment('last_active_at', 60_000)
    }
  })

  for (const [where, place, list] of [
    ['a country', { country: 'NL' }, 'by_country'],
    ['a region', { country: 'NL', regionId: utrecht.regionId }, 'by_country'],
    ['all countries', { country: null }, 'everywhere'],
  ] as const) {
    test(`of ${where} lead to those who moved, in the order of before`, async ({ assert }) => {
      const steps = await stepsFor({}, { ...place, after: beginning() })
      assert.include(steps, `past_activity_listed_${list}`)
      assert.lengthOf(steps.match(/past_activity_listed/g)!, 2)
      const shared = await stepsFor({}, { ...place, after: beginning(), pool: withOthers })
      assert.deepEqual(listsIn(shared), listsIn(steps))
    })
  }

  test('of all countries lead straight to those who moved, while these are few', async ({
    assert,
  }) => {
    const lately = { ...beginning(), since: DateTime.utc() }
    const steps = await stepsFor({}, { country: null, after: lately })
    assert.include(steps, 'past_activity_replaced_at_index')
    assert.notInclude(steps, 'past_activity_listed')
  })

  for (const [described, list] of [
    [{ appearance: 'sexy' }, 'by_appearance'],
    [{ race: 'other' }, 'by_race'],
    [{ appearance: 'sexy', race: 'other' }, 'by_'],
  ] as const) {
    test(`lead to those who moved and described themselves as ${Object.values(described).join()}`, async ({
      assert,
    }) => {
      await describeAll(described)
      const steps = await stepsFor({}, { described, after: beginning() })
      assert.lengthOf(steps.match(new RegExp(`past_activity_listed_${list}`, 'g'))!, 2)
      assert.include(steps, `self_descriptions_listed_${list}`)
      assert.notMatch(steps, /past_activity_listed_by_country|past_activity_pkey/)
    })
  }

  test('pass over all who stayed, below the time of a comeback', async ({ assert }) => {
    const { since, ...first } = beginning()
    const after = { ...first, since, lastActiveAt: since.minus({ minutes: 6 }) }
    const steps = await stepsFor({}, { after })
    assert.lengthOf(steps.match(/past_activity_listed/g)!, 1)
  })
})

/** A pool with other sites, one of which is closed. */
const withOthers = { ...onlySite, closedSites: [bob().profile.id], hasOthers: true }

/** The indexes in search order that a plan reads. */
function listsIn(steps: string) {
  return steps.match(/\w+_(listed|open)\w*/g)?.toSorted()
}

/** Every twentieth of them in the Netherlands. */
function anywhere(number: number) {
  return woman(number, { country: number % 20 === 0 ? 'NL' : 'BE' })
}

/** The cursor of who stood first, before all came back. */
function beginning(): SearchCursor {
  const since = DateTime.utc().minus({ minutes: 5 })
  return { hasPhoto: true, lastActiveAt: since, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', since }
}

async function describeAll({ appearance, race }: Described) {
  await db.rawQuery(
    `insert into self_descriptions (profile_id, appearance, race, consent_at)
     select id, ?, ?, 0 from profiles`,
    [appearance ?? null, race ?? null] as never
  )
}

type Asked = Readonly<{
  country?: Country | null
  regionId?: number | null
  after?: SearchCursor | null
  described?: Described
  viewer?: MemberSearch['viewer']
  pool?: MemberSearch['pool']
}>

async function stepsFor(
  wanted: Partial<AdvancedFilters>,
  {
    country = 'NL',
    regionId = null,
    after = null,
    described,
    viewer = null,
    pool = onlySite,
  }: Asked = {}
) {
  const advanced = { ...noAdvanced, ...wanted }
  const search = {
    criteria: { ...everyWoman, country, regionId, advanced },
    described,
    viewer,
    countries,
    pool,
    now: DateTime.utc(),
  }
  const steps = await stepsOf(
    () => findMembers(search, { limit: 25, after }),
    ['profiles', 'profile_interests', 'past_activity', 'self_descriptions'],
    // How many have moved is asked before, of everywhere.
    after && country === null ? 1 : 0
  )
  return steps.join('\n')
}

const search: MemberSearch = {
  criteria: everyWoman,
  viewer: bob().profile,
  countries: ['NL'],
  pool: onlySite,
  now: DateTime.utc(),
}

test.group('The indexes of a visitor', (group) => {
  inTransaction(group)
  const visitors = { ...search, viewer: null }

  test('hold none but those who are open to them', async ({ assert }) => {
    await join(...manyMembers((number) => woman(number, { openToVisitors: number % 9 === 0 }), 600))
    const page = await stepsOf(() => findMembers(visitors, { limit: 25 }), ['profiles'])
    assert.include(page.join(), 'profiles_open_by_country')
    const counts = await stepsOf(() => countMembers(visitors), ['profiles'])
    assert.include(counts.join(), 'profiles_open_counted')
  })
})

test.group('Likes and blocks of other members', (group) => {
  inTransaction(group)

  test('are never scanned by a search', async ({ assert }) => {
    const [women, men] = [manyMembers(woman, 60), manyMembers(man, 60, 200)]
    await join(bob(), ...women, ...men)
    const ties = women.flatMap((one) => men.map((other) => [one.profile.id, other.profile.id]))
    await db.transaction(async (client) => {
      const rows = (from: string, to: string) =>
        ties.map(([one, other]) => ({ [from]: one, [to]: other, created_at: 0 }))
      await insertAll(client, 'likes', rows('liker_id', 'liked_id'))
      await insertAll(client, 'blocks', rows('blocker_id', 'blocked_id'))
    })

    const tables = ['likes', 'blocks', 'profiles']
    const steps = await stepsOf(() => findMembers(search, { limit: 25 }), tables)
    assert.isNotEmpty(steps.filter(readsTies))
    for (const step of steps.filter(readsTies)) assert.notMatch(step, /Seq Scan|SCAN/)
  })

  test('are read for a list of likes by its member alone', async ({ assert }) => {
    const [women, men] = [manyMembers(woman, 60), manyMembers(man, 60, 200)]
    await join(bob(), ...women, ...men)
    const ties = women.flatMap((one) => men.map((other) => [one.profile.id, other.profile.id]))
    const likes = ties.map(([liker, liked]) => {
      return { liker_id: liker, liked_id: liked, created_at: 0 }
    })
    const talks = ties.map(([one, other]) => {
      const [low, high] = [one, other].toSorted()
      return { id: crypto.randomUUID(), low_profile_id: low, high_profile_id: high, created_at: 0 }
    })
    await db.transaction(async (client) => {
      await insertAll(client, 'likes', likes)
      await insertAll(client, 'conversations', talks)
    })
    const read = async () => likesOf.received(women[0].profile.id).select('likes.liker_id').limit(9)
    const steps = await stepsOf(read, ['likes', 'conversations', 'profiles'])
    assert.isNotEmpty(steps.filter((step) => /conversations/.test(step)))
    for (const step of steps) assert.notMatch(step, /Seq Scan|SCAN (?!CONSTANT)|hashed/)
  })
})

function readsTies(step: string) {
  return /\b(Scan|SCAN|SEARCH)\b.*\b(likes|blocks|own)\b/.test(step)
}
