import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { hasAdvancedFilters, noAdvanced } from '#core/discovery/search/advanced'
import { decodeCursor } from '#core/discovery/search/cursor'
import type { SearchCriteria } from '#core/discovery/search/search'
import { seekings } from '#core/profiles/orientation'
import { interests } from '#core/profiles/interests'
import { appearances, races } from '#core/profiles/self_description'
import { countries } from '#core/sites/countries'
import { defaultSettings } from '#core/sites/settings/settings'
import { countMembers } from '#queries/discovery/count_members'
import type { Described } from '#queries/discovery/descriptions'
import type { MemberSearch } from '#queries/discovery/member_search'
import { searchPage } from '#queries/discovery/search_page'
import { onlySite } from '#tests/support/sites/only_site'
import { inTransaction } from '#tests/support/database/transactions'
import { naiveSearch, naiveSimilar } from '#tests/support/discovery/naive_search'
import {
  withIds,
  randomMember,
  type RandomMember,
  storeMembers,
  today,
} from '#tests/support/discovery/random_members'
import { repeats } from '#tests/support/runner/sample'

const runs = { numRuns: repeats(8, 25) }
const manyPages = { ...defaultSettings, membersPerPage: 3 }

const people = fc.array(randomMember, { minLength: 25, maxLength: 40 }).map(withIds)
const places = fc.constantFrom(
  { country: 'NL', regionId: null },
  { country: 'NL', regionId: 1 },
  { country: 'BE', regionId: 3 }
)
const ages = fc.constantFrom([18, 99], [30, 30], [23, 31])
const advanced = fc.constantFrom(
  noAdvanced,
  noAdvanced,
  { ...noAdvanced, body_type: ['slim'] as const, eye_colour: ['blue', 'green'] as const },
  { ...noAdvanced, interests: ['relationship', 'kissing'] as const },
  { ...noAdvanced, interests: interests.slice(0, 9), eye_colour: ['blue'] as const }
)
const searches = fc
  .record({ wanted: fc.constantFrom(...seekings), place: places, ages, advanced })
  .map(({ place, ages: [minAge, maxAge], ...rest }) => ({ ...rest, ...place, minAge, maxAge }))
/** Answers of the match finder. */
const answers = fc.constantFrom<Described>(
  { appearance: appearances[0] },
  { race: races[0] },
  { appearance: appearances[1], race: races[1] }
)

test.group('Member search among random members', (group) => {
  inTransaction(group)

  test('finds, orders and counts as a naive search does', async ({ assert }) => {
    const property = fc.asyncProperty(
      people,
      fc.array(searches, { maxLength: 6 }),
      async (crowd, all) => {
        await storeMembers(crowd)
        for (const [place, criteria] of all.entries()) {
          const viewer = place === 0 ? null : crowd[place]
          const search = searchOf(viewer, criteria)
          const expected = naiveSearch(crowd, viewer, criteria)
          assert.deepEqual((await allPages(search)).flat(), expected)
          assert.equal(await countMembers(search), countedIn(crowd, expected))
        }
      }
    )
    await fc.assert(property, runs)
  }).timeout(60_000)

  test('finds, orders, counts and relaxes by self-descriptions as a naive search does', async ({
    assert,
  }) => {
    const asked = fc.tuple(searches, answers)
    const property = fc.asyncProperty(people, asked, async (crowd, [criteria, described]) => {
      await storeMembers(crowd)
      const [viewer] = crowd
      const wanted = { ...criteria, advanced: noAdvanced }
      const search = { ...searchOf(viewer, wanted), described }
      const expected = naiveSearch(crowd, viewer, wanted, described)
      assert.deepEqual((await allPages(search)).flat(), expected)
      assert.equal(await countMembers(search), countedIn(crowd, expected))
      const { rows, similar } = await searchPage(search, null, defaultSettings)
      const near = rows.length < 12 ? naiveSimilar(crowd, viewer, wanted, described) : []
      assert.deepEqual(idsOf(similar), near.slice(0, 12))
    })
    await fc.assert(property, runs)
  }).timeout(60_000)

  test('shows similar results in the order of the wider searches', async ({ assert }) => {
    const property = fc.asyncProperty(people, searches, async (crowd, criteria) => {
      await storeMembers(crowd)
      const [viewer] = crowd
      const { rows, similar } = await searchPage(searchOf(viewer, criteria), null, defaultSettings)
      const expected = rows.length < 12 ? naiveSimilar(crowd, viewer, criteria).slice(0, 12) : []
      assert.deepEqual(idsOf(similar), expected)
    })
    await fc.assert(property, runs)
  }).timeout(60_000)

  test('repeats and skips nobody while members become active', async ({ assert }) => {
    const moves = fc.array(fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 39 })), { minLength: 20 })
    const wanted = fc.constantFrom<SearchCriteria>(
      anyone,
      { ...anyone, regionId: 1 },
      { ...anyone, country: null },
      { ...anyone, advanced: { ...noAdvanced, eye_colour: ['blue', 'blue_green'] } },
      { ...anyone, advanced: { ...noAdvanced, interests: ['relationship', 'kissing'] } },
      { ...anyone, advanced: { ...noAdvanced, interests: interests.slice(1, 10) } }
    )
    const property = fc.asyncProperty(
      people,
      moves,
      wanted,
      fc.boolean(),
      fc.option(answers, { nil: undefined, freq: 3 }),
      async (crowd, activity, criteria, isMember, said) => {
        await storeMembers(crowd)
        const viewer = isMember ? crowd[0] : null
        const described = hasAdvancedFilters(criteria.advanced) ? undefined : said
        const search = { ...searchOf(viewer, criteria), described }
        const expected = naiveSearch(crowd, viewer, search.criteria, described)
        const pages = await allPages(search, (page) => becomeActive(crowd, activity, page))
        assert.deepEqual(pages.flat(), expected)
      }
    )
    await fc.assert(property, { numRuns: repeats(20, 60) })
  }).timeout(60_000)
})

const anyone: SearchCriteria = {
  wanted: 'both',
  country: 'NL',
  regionId: null,
  minAge: 18,
  maxAge: 99,
  advanced: noAdvanced,
}

function searchOf(member: RandomMember | null, criteria: SearchCriteria): MemberSearch {
  const viewer = member && { ...member, withdrawn: false }
  return { criteria, viewer, countries, pool: onlySite, now: today }
}

/** Follows the cursors to the end; answers the members of each page. */
async function allPages(search: MemberSearch, between = async (_page: number) => {}) {
  const pages: string[][] = []
  let cursor: string | null = null
  do {
    const now = search.now.plus({ minutes: pages.length })
    const page = await searchPage({ ...search, now }, decodeCursor(cursor), manyPages)
    pages.push(idsOf(page.rows))
    cursor = page.next
    await between(pages.length)
  } while (cursor)
  return pages
}

/** Makes some members active again between two pages. */
async function becomeActive(crowd: RandomMember[], activity: [number, number][], page: number) {
  const now = today.plus({ minutes: page, seconds: -30 }).toMillis()
  for (const [after, place] of activity) {
    if (after !== page || !crowd[place]) continue
    await db.from('profiles').where('id', crowd[place].id).update({ last_active_at: now })
  }
}

function idsOf(rows: readonly { id: string }[]) {
  return rows.map(({ id }) => id)
}

/** How many were found who are members, as no fictional profile is. */
function countedIn(crowd: readonly RandomMember[], found: readonly string[]) {
  return crowd.filter(({ fictional, id }) => !fictional && found.includes(id)).length
}
