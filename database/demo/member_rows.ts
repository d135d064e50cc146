import { newestChoiceVersion } from '#core/accounts/consents/consent'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import type { Home } from '#database/demo/members'
import { insertAll } from '#database/insert_all'
import { timeZoneByCountry } from '#core/sites/time_zones'

type Row = Record<string, unknown>

type NewMember = Readonly<{
  userId: string
  profileId: string
  siteId: string
  language: Locale
  country: Country
  home: Home
  /** When they joined and were last active, in milliseconds. */
  joined: number
  active: number
  /** Further columns of the rows. */
  user?: Row
  profile: Row
}>

/** The user and profile rows of a confirmed member who can be found. */
export function memberRows(member: NewMember) {
  const { userId, siteId, country, joined, active } = member
  return {
    user: {
      id: userId,
      site_id: siteId,
      status: 'active',
      language: member.language,
      country,
      time_zone: timeZoneByCountry[country],
      signup_date: joined,
      confirmed_at: joined,
      last_seen_at: active,
      consents_answered: newestChoiceVersion.toMillis(),
      ...member.user,
    },
    profile: {
      id: member.profileId,
      user_id: userId,
      site_id: siteId,
      status: 'active',
      open_to_visitors: true,
      country,
      region_id: member.home.regionId,
      place_id: member.home.placeId,
      last_active_at: active,
      created_at: joined,
      ...member.profile,
    },
  }
}

/** Returns the rows of the users, with the terms that they agreed to. */
export async function insertMembers(
  client: TransactionClientContract,
  members: readonly ReturnType<typeof memberRows>[]
) {
  const terms = await presentTerms(client)
  const users = members.map(({ user }) => {
    const agreed = { consent_version: terms, consent_at: Math.max(terms, user.signup_date) }
    return { ...agreed, ...user }
  })
  await insertAll(client, 'users', users)
  await insertAll(
    client,
    'profiles',
    members.map(({ profile }) => profile)
  )
  return users
}

/** The terms that came with the site: everybody has agreed to them, but for those who have not. */
async function presentTerms(client: TransactionClientContract): Promise<number> {
  const terms = await client
    .from('shipped_texts')
    .where('page', 'terms')
    .orderBy('holds_from', 'desc')
    .firstOrFail()
  return Number(terms.holds_from)
}
