import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { noAdvanced, type AdvancedFilters } from '#core/discovery/search/advanced'
import type { SearchCursor } from '#core/discovery/search/cursor'
import type { SearchCriteria } from '#core/discovery/search/search'
import { countries } from '#core/sites/countries'
import { defaultSettings } from '#core/sites/settings/settings'
import { countMembers } from '#queries/discovery/count_members'
import { findMembers } from '#queries/discovery/find_members'
import { invalidateCounts } from '#queries/discovery/cached_counts'
import type { MemberSearch } from '#queries/discovery/member_search'
import { similarMembers } from '#queries/discovery/similar_members'
import { time, type Timed } from '#tests/bench/search/time'
import { everyWoman } from '#tests/support/discovery/criteria'

export type Case = Readonly<{ search: MemberSearch; after: SearchCursor | null }>

const pageSize = defaultSettings.membersPerPage
const viewers = 40

/** Weak criteria (a country, any age) and narrow ones (a region, one age); pages 1 and 50. */
export async function casesOf(): Promise<Record<string, readonly Case[]>> {
  const [weak, narrow] = [await searchesFor(() => everyWoman), await searchesFor(narrowly)]
  return {
    'weak, page 1': weak.map(onFirstPage),
    'weak, page 50': await Promise.all(weak.map(onPage50)),
    'narrow, page 1': narrow.map(onFirstPage),
    'narrow, page 50 or the last': await Promise.all(narrow.map(onPage50)),
    'weak and blue eyes, page 1': weak.map(withBlueEyes).map(onFirstPage),
    'weak and music, page 1': weak.map(withMusic).map(onFirstPage),
  }
}

export async function timeSearches(members: number, note = ''): Promise<Timed[]> {
  const timed: Timed[] = []
  const database = db.connection().dialect.name
  const add = (query: string, measured: Omit<Timed, 'database' | 'members' | 'query'>) =>
    timed.push({ database, members, query: query + note, ...measured })
  const cases = await casesOf()
  for (const [query, all] of Object.entries(cases)) {
    add(query, await time(all, async (one) => (await found(one)).length))
  }
  const narrow = cases['narrow, page 1']
  add(
    'narrow, similar',
    await time(
      narrow,
      async ({ search }) => (await similarMembers(search, 0, defaultSettings)).length
    )
  )
  add('narrow, count', await time(narrow, ({ search }) => countMembers(search)))
  const weak = cases['weak, page 1'].slice(0, 3)
  add('weak, uncached count', await time(weak, ({ search }) => countUncached(search)))
  add('weak, cached count', await time(weak, ({ search }) => countMembers(search)))
  return timed
}

function found({ search, after }: Case) {
  return findMembers(search, { limit: pageSize + 1, after })
}

function countUncached(search: MemberSearch) {
  invalidateCounts()
  return countMembers(search)
}

type Region = { region_id: number }

function narrowly(index: number, regions: readonly Region[]): SearchCriteria {
  const age = 20 + index
  return {
    ...everyWoman,
    regionId: regions[index % regions.length].region_id,
    minAge: age,
    maxAge: age,
  }
}

async function searchesFor(criteria: typeof narrowly): Promise<MemberSearch[]> {
  const regions: Region[] = await db
    .from('bench_homes')
    .where('country', 'NL')
    .distinct('region_id')
    .orderBy('region_id')
  const men: { id: string }[] = await db
    .from('profiles')
    .where({ gender: 'male', sexuality: 'hetero' })
    .orderBy('id')
    .limit(viewers)
    .select('id')
  return men.map(({ id }, index) => ({
    criteria: criteria(index, regions),
    viewer: { id, gender: 'male', sexuality: 'hetero' },
    countries,
    closedSites: [],
    now: DateTime.utc(),
  }))
}

function onFirstPage(search: MemberSearch): Case {
  return { search, after: null }
}

/** A search that began five minutes ago, so that some members have become active since. */
async function onPage50(search: MemberSearch): Promise<Case> {
  const before = await findMembers(search, { limit: 49 * pageSize })
  const last = before.at(Math.floor((before.length - 1) / pageSize) * pageSize - 1) ?? before[0]
  return { search, after: last ? cursorAt(last, search.now.minus({ minutes: 5 })) : null }
}

function cursorAt(row: Awaited<ReturnType<typeof findMembers>>[number], since: DateTime) {
  const lastActiveAt = DateTime.fromMillis(row.listedAt)
  return { hasPhoto: row.mainPhotoId !== null, lastActiveAt, id: row.id, since }
}

function withBlueEyes(search: MemberSearch): MemberSearch {
  const advanced: AdvancedFilters = { ...noAdvanced, eye_colour: ['blue'] }
  return { ...search, criteria: { ...search.criteria, advanced } }
}

function withMusic(search: MemberSearch): MemberSearch {
  const advanced: AdvancedFilters = { ...noAdvanced, interests: ['music', 'dancing'] }
  return { ...search, criteria: { ...search.criteria, advanced } }
}
