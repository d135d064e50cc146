import db from '@adonisjs/lucid/services/db'
import { DateTime, type DurationLike } from 'luxon'
import { noAdvanced, type AdvancedFilters } from '#core/discovery/search/advanced'
import type { SearchCursor } from '#core/discovery/search/cursor'
import type { SearchCriteria } from '#core/discovery/search/search'
import { interests } from '#core/profiles/interests'
import { countries } from '#core/sites/countries'
import { defaultSettings } from '#core/sites/settings/settings'
import { countMembers } from '#queries/discovery/count_members'
import { findMembers } from '#queries/discovery/find_members'
import { invalidateCounts } from '#queries/discovery/cached_counts'
import type { MemberSearch } from '#queries/discovery/member_search'
import { similarMembers } from '#queries/discovery/similar_members'
import { crowdMoment } from '#tests/bench/moments'
import { explain } from '#tests/bench/explain'
import { onlySite } from '#tests/support/sites/only_site'
import { statementsOf } from '#tests/support/database/statements'
import { time, type Timed } from '#tests/bench/search/time'
import { everyWoman } from '#tests/support/discovery/criteria'

export type Case = Readonly<{ search: MemberSearch; after: SearchCursor | null }>

const pageSize = defaultSettings.membersPerPage
const viewers = 8

type Kinds = Readonly<Record<string, readonly MemberSearch[]>>

/** Pages 1, 2 and 50, or the last, of these searches; page 2 also when nobody has moved since. */
export async function casesOf(kinds: Kinds): Promise<Record<string, readonly Case[]>> {
  const cases: Record<string, readonly Case[]> = {}
  for (const [kind, searches] of Object.entries(kinds)) {
    cases[`${kind}, page 1`] = searches.map(onFirstPage)
    for (const page of [2, 50]) {
      cases[`${kind}, page ${page}`] = await Promise.all(
        searches.map((one) => onPage(page, one, { minutes: 5 }))
      )
    }
    cases[`${kind}, page 2 at once`] = await Promise.all(
      searches.map((one) => onPage(2, one, { minutes: 0 }))
    )
  }
  return cases
}

/** Weak criteria (the women of a country, of any age), narrower and rarer ones, and everybody. */
export async function kindsOfSearches(): Promise<Kinds> {
  const regions = await regionsOf('NL')
  const [region] = regions
  const wide = await searchesFor(() => everyWoman)
  return {
    'weak': wide,
    'narrow': await searchesFor((index) => narrowly(index, regions)),
    'small country': await searchesFor(() => ({ ...everyWoman, country: 'BE' })),
    'region': await searchesFor(() => ({ ...everyWoman, regionId: region.region_id })),
    'one age': await searchesFor((index) => ({ ...everyWoman, ...ageOf(index) })),
    'rare age': await searchesFor(() => ({ ...everyWoman, minAge: 71, maxAge: 99 })),
    'blue eyes': wide.map((one) => having(one, { eye_colour: ['blue'] })),
    'rare hair': wide.map((one) => having(one, { hair_colour: ['bald'] })),
    'eyes of nobody': wide.map((one) => having(one, { eye_colour: ['other'] })),
    'four traits': wide.map((one) => having(one, fourTraits)),
    'music': wide.map((one) => having(one, { interests: ['music', 'dancing'] })),
    'music at one age': (await searchesFor((index) => ({ ...everyWoman, ...ageOf(index) }))).map(
      (one) => having(one, { interests: ['music'] })
    ),
    'music, in a region': (
      await searchesFor(() => ({ ...everyWoman, regionId: region.region_id }))
    ).map((one) => having(one, { interests: ['music'], eye_colour: ['blue'] })),
    'eight interests': wide.map((one) => having(one, { interests: interests.slice(0, 8) })),
    'nine interests': wide.map((one) => having(one, { interests: interests.slice(0, 9) })),
    'rare interest': wide.map((one) => having(one, { interests: ['cars'] })),
    'match finder': wide.map((one) => ({ ...one, described: { appearance: 'sexy' } })),
    'match finder, both answers': wide.map((one) => ({ ...one, described: bothAnswers })),
    'all countries': (
      await searchesFor(() => ({ ...everyWoman, wanted: 'both', country: null }))
    ).map((one) => ({ ...one, viewer: one.viewer && { ...one.viewer, sexuality: 'bi' } })),
    'visitor': wide.map(byVisitor),
    'visitor, everybody': (await searchesFor(() => ({ ...everyWoman, wanted: 'both' }))).map(
      byVisitor
    ),
    'visitor, in a region': (
      await searchesFor(() => ({ ...everyWoman, regionId: region.region_id }))
    ).map(byVisitor),
    'visitor, rare age': (await searchesFor(() => ({ ...everyWoman, minAge: 71, maxAge: 99 }))).map(
      byVisitor
    ),
  }
}

function byVisitor(search: MemberSearch): MemberSearch {
  return { ...search, viewer: null }
}

const bothAnswers = { appearance: 'sexy', race: 'other' }

const fourTraits = {
  eye_colour: ['blue', 'green'],
  hair_colour: ['red'],
  body_type: ['slim'],
  relationship_status: ['widowed'],
} satisfies Partial<AdvancedFilters>

export async function timeSearches(members: number, note = ''): Promise<Timed[]> {
  const timed: Timed[] = []
  const database = db.connection().dialect.name
  const add = (query: string, measured: Omit<Timed, 'database' | 'members' | 'query'>) =>
    timed.push({ database, members, query: query + note, ...measured })
  const cases = await casesOf(await kindsOfSearches())
  add('baseline: 25 profiles by key', await timeBaseline())
  for (const [query, all] of Object.entries(cases)) {
    const taken = await time(all, async (one) => (await found(one)).length)
    add(query, { ...taken, ...(await readingOf(all)) })
  }
  const narrow = cases['narrow, page 1']
  add(
    'narrow, similar',
    await time(
      narrow,
      async ({ search }) => (await similarMembers(search, 0, defaultSettings)).length
    )
  )
  const blue = cases['blue eyes, page 1']
  add(
    'blue eyes, similar',
    await time(
      blue,
      async ({ search }) => (await similarMembers(search, 0, defaultSettings)).length
    )
  )
  add('narrow, count', await time(narrow, ({ search }) => countMembers(search)))
  add('weak, count', await time(cases['weak, page 1'], ({ search }) => countMembers(search)))
  const filtered = cases['blue eyes, page 1'].slice(0, 3)
  add('blue eyes, uncached count', await time(filtered, ({ search }) => countUncached(search)))
  const musical = cases['music, page 1'].slice(0, 3)
  add('music, uncached count', await time(musical, ({ search }) => countUncached(search)))
  const many = cases['four traits, page 1'].slice(0, 3)
  add('four traits, uncached count', await time(many, ({ search }) => countUncached(search)))
  const visitors = cases['visitor, page 1'].slice(0, 3)
  add('visitor, uncached count', await time(visitors, ({ search }) => countUncached(search)))
  add('blue eyes, cached count', await time(filtered, ({ search }) => countMembers(search)))
  return timed
}

function found({ search, after }: Case) {
  return findMembers(search, { limit: pageSize + 1, after })
}

function countUncached(search: MemberSearch) {
  invalidateCounts()
  return countMembers(search)
}

/** What any page of as many members takes, however they are found. */
async function timeBaseline() {
  const some: { id: string }[] = await db
    .from('profiles')
    .orderBy('id')
    .limit(100 * pageSize)
  const ids = some.map(({ id }) => id)
  const pages = Array.from({ length: viewers }, (_, page) =>
    ids.filter((_id, place) => place % 100 === page)
  )
  return time(pages, async (page) => (await db.from('profiles').whereIn('id', page)).length)
}

/** The most pages of the database that one of the searches reads; unknown on SQLite. */
export async function readingOf(cases: readonly Case[]) {
  if (db.connection().dialect.name !== 'postgres') return {}
  let buffers = 0
  for (const one of cases.slice(0, 4)) {
    const statements = await statementsOf(() => found(one))
    const read = await Promise.all(statements.map(explain))
    buffers = Math.max(
      buffers,
      read.reduce((sum, each) => sum + each.buffers, 0)
    )
  }
  return { buffers }
}

type Region = { region_id: number }

async function regionsOf(country: string): Promise<Region[]> {
  return db.from('bench_homes').where('country', country).distinct('region_id').orderBy('region_id')
}

function ageOf(index: number) {
  return { minAge: 20 + index, maxAge: 20 + index }
}

function narrowly(index: number, regions: readonly Region[]): SearchCriteria {
  return { ...everyWoman, ...ageOf(index), regionId: regions[index % regions.length].region_id }
}

async function searchesFor(criteria: (index: number) => SearchCriteria): Promise<MemberSearch[]> {
  const men: { id: string }[] = await db
    .from('profiles')
    .where({ gender: 'male', sexuality: 'hetero' })
    .orderBy('id')
    .limit(viewers)
    .select('id')
  return men.map(({ id }, index) => ({
    criteria: criteria(index),
    viewer: { id, gender: 'male', sexuality: 'hetero', withdrawn: false },
    countries,
    pool: onlySite,
    now: DateTime.fromMillis(crowdMoment, { zone: 'utc' }),
  }))
}

function onFirstPage(search: MemberSearch): Case {
  return { search, after: null }
}

/** A page of a search that began so long ago that some members have become active since, or just now. */
async function onPage(page: number, search: MemberSearch, ago: DurationLike): Promise<Case> {
  const before = await findMembers(search, { limit: (page - 1) * pageSize })
  const last = before.at(Math.floor((before.length - 1) / pageSize) * pageSize - 1) ?? before[0]
  return { search, after: last ? cursorAt(last, search.now.minus(ago)) : null }
}

function cursorAt(row: Awaited<ReturnType<typeof findMembers>>[number], since: DateTime) {
  const lastActiveAt = DateTime.fromMillis(row.listedAt)
  return { hasPhoto: row.mainPhotoId !== null, lastActiveAt, id: row.id, since }
}

function having(search: MemberSearch, wanted: Partial<AdvancedFilters>): MemberSearch {
  const criteria = { ...search.criteria, advanced: { ...noAdvanced, ...wanted } }
  return { ...search, criteria }
}
