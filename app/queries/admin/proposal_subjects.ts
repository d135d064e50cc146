import { DateTime } from 'luxon'
import type { AdminLocale } from '#core/admin/admin'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import { isId } from '#core/id'
import { ageOn, parseDay } from '#core/profiles/age'
import type { User } from '#core/users/user'
import { countryName } from '#queries/places/country_choices'
import { read } from '#queries/read'

export type About = Pick<Proposal, 'subjectKind' | 'subjectId'>

/** The member whom an act is about, directly or by a report or an order of theirs. */
interface PersonRow {
  userId: string
  name: string
  dateOfBirth: string
  timeZone: string
  country: string
  site: string
  status: User['status']
  suspendedUntil: number | null
  paidUser: boolean
  credits: number
  signupDate: number
}

interface SiteRow {
  id: string
  domain: string
}

interface AdminRow {
  id: string
  name: string
  email: string
}

/** Finds the people and sites that these acts are about, by name, with what a second admin decides by. */
export async function subjectsOf(all: readonly About[], locale: AdminLocale) {
  const userOf = await usersOf(all)
  const userIds = [...new Set(userOf.values())]
  const [people, admins, sites, measures, reports] = await Promise.all([
    peopleOf(userIds),
    adminsOf(idsOf(all, 'admin')),
    sitesOf(idsOf(all, 'site')),
    countsOf('measures', userIds),
    countsOf('reports', userIds),
  ])
  return ({ subjectId, subjectKind }: About) => {
    const userId = userOf.get(subjectId)
    const person = people.find((one) => one.userId === userId)
    const admin = subjectKind === 'admin' ? admins.find(({ id }) => id === subjectId) : undefined
    const site = subjectKind === 'site' ? sites.find(({ id }) => id === subjectId) : undefined
    return {
      admin: admin ?? null,
      site: site ?? null,
      person: person
        ? {
            ...person,
            age: ageOn(parseDay(person.dateOfBirth), DateTime.utc().setZone(person.timeZone)),
            country: countryName(person.country, locale),
            measures: measures.get(person.userId) ?? 0,
            reports: reports.get(person.userId) ?? 0,
          }
        : null,
    }
  }
}

/** The account behind each subject, by its id. */
async function usersOf(all: readonly About[]) {
  interface Found {
    id: string
    userId: string
  }
  const reports = await read<Found>('reports')
    .join('profiles', 'profiles.id', 'reports.reported_id')
    .whereIn('reports.id', idsOf(all, 'report'))
    .select('reports.id', 'profiles.user_id')
  const orders = await read<Found>('orders')
    .whereIn('id', idsOf(all, 'order'))
    .select('id', 'user_id')
  const members = idsOf(all, 'member').map((id) => ({ id, userId: id }))
  return new Map([...members, ...reports, ...orders].map(({ id, userId }) => [id, userId]))
}

function idsOf(all: readonly About[], kind: About['subjectKind']) {
  return all.flatMap((one) => {
    return one.subjectKind === kind && isId(one.subjectId) ? [one.subjectId] : []
  })
}

function peopleOf(userIds: readonly string[]) {
  return read<PersonRow>('users')
    .join('profiles', 'profiles.user_id', 'users.id')
    .join('sites', 'sites.id', 'users.site_id')
    .whereIn('users.id', [...userIds])
    .select('users.id as user_id', 'profiles.name', 'profiles.date_of_birth', 'users.time_zone')
    .select('users.country', 'sites.name as site', 'users.status', 'users.suspended_until')
    .select('users.paid_user', 'users.credits', 'users.signup_date')
}

function adminsOf(ids: readonly string[]) {
  return read<AdminRow>('admins')
    .whereIn('id', [...ids])
    .select('id', 'name', 'email')
}

function sitesOf(ids: readonly string[]) {
  return read<SiteRow>('sites')
    .whereIn('id', [...ids])
    .select('id', 'domain')
}

/** How many measures were taken about each of these members, or reports made. */
async function countsOf(what: 'measures' | 'reports', userIds: readonly string[]) {
  const query = read<Readonly<{ userId: string; number: number }>>(what).count('* as number')
  if (what === 'reports') void query.join('profiles', 'profiles.id', 'reports.reported_id')
  const column = what === 'reports' ? 'profiles.user_id' : 'measures.user_id'
  const rows = await query
    .whereIn(column, [...userIds])
    .groupBy(column)
    .select(`${column} as user_id`)
  return new Map(rows.map(({ number, userId }) => [userId, number]))
}
