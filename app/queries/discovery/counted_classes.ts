import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { hasAdvancedFilters } from '#core/discovery/search/advanced'
import { sexualities } from '#core/profiles/profile'
import { united } from '#queries/discovery/find_members'
import {
  birthDates,
  classesOf,
  isOfVisitor,
  matching,
  type MemberClass,
  type MemberSearch,
} from '#queries/discovery/member_search'
import { readReplica } from '#queries/replica/read_replica'
import { countOf, prepared } from '#queries/read'
import { withinPool } from '#queries/sites/pool'

/** In `class_counts`, stands for the whole country. */
const noRegion = 0

/** Whether the database keeps the numbers of a search: of what every member may search for. */
export function isCounted(search: MemberSearch) {
  const { also, beyond, criteria, described } = search
  if (isOfVisitor(search)) return false
  if (also || beyond || described || criteria.country === null) return false
  return !hasAdvancedFilters(criteria.advanced)
}

/**
 * The number of members who match, before the viewer's own exceptions: the whole months of birth as
 * the database keeps them, and the first and the last by their days.
 */
export async function countKept(search: MemberSearch): Promise<number> {
  const [from, to] = birthDates(search.criteria, search.now)
  const [first, last] = [monthOf(from), monthOf(to)]
  if (first === last) {
    const born = united(bornWithin(search, from, to))
    return readReplica((read) => countOf(prepared(read(born))))
  }
  const ends = united([
    ...bornWithin(search, from, `${first}-31`),
    ...bornWithin(search, `${last}-01`, to),
  ])
  const months = sumOfMonths(search, first, last).as('months')
  const [{ days, months: whole }] = await readReplica((read) =>
    prepared(read<Counted>(ends)).count('* as days').select(months)
  )
  return days + Number(whole ?? 0)
}

type Counted = Readonly<{ days: number; months: number | null }>

function monthOf(day: string) {
  return day.slice(0, 7)
}

/** The members of each class born from one day to another, both included. */
function bornWithin(search: MemberSearch, from: string, to: string) {
  return classesOf(search).map((one) =>
    matching(search, one)
      .whereBetween('profiles.date_of_birth', [from, to])
      .select('profiles.gender')
  )
}

/** The members of each class born in the whole months between two. */
function sumOfMonths(search: MemberSearch, first: string, last: string) {
  const classes = classesOf(search).map((one) =>
    keptOf(search, one).where('born_in', '>', first).where('born_in', '<', last).select('members')
  )
  return db.from(united(classes)).sum('members')
}

function keptOf(
  { criteria, pool }: MemberSearch,
  { gender, country, sexualities: fit }: MemberClass
): DatabaseQueryBuilderContract {
  const kept = db
    .from('class_counts')
    .where('gender', gender)
    .where('region_id', criteria.regionId ?? noRegion)
    .where('country', country!)
  if (fit.length < sexualities.length) kept.whereIn('sexuality', fit)
  return withinPool(kept, pool, 'class_counts')
}
