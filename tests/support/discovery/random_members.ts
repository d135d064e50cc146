import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { interests } from '#core/profiles/interests'
import { genders, sexualities } from '#core/profiles/profile'
import { appearances, races } from '#core/profiles/self_description'
import { traits } from '#core/profiles/traits'
import { insertAll } from '#database/insert_all'
import Site from '#models/site'
import { antwerp, brabant, utrecht } from '#tests/support/database/basics'
import { ada } from '#tests/support/people/people'

/** The current time of the random members. */
export const today = DateTime.utc(2026, 6, 15, 12)

/** A random member; `blocks` holds the positions of the blocked members in the list. */
export const randomMember = fc.record({
  gender: fc.constantFrom(...genders),
  sexuality: fc.constantFrom(...sexualities),
  home: fc.constantFrom(utrecht, brabant, antwerp),
  born: fc
    .tuple(fc.constantFrom(18, 23, 29, 30, 31, 34, 40), fc.constantFrom(-1, 0, 1, 100))
    .map(([years, days]) => today.startOf('day').minus({ years, days })),
  status: fc.constantFrom('active', 'active', 'active', 'active', 'disabled'),
  invisible: fc.constantFrom(false, false, false, true),
  fictional: fc.constantFrom(false, false, false, true),
  open: fc.boolean(),
  pictured: fc.boolean(),
  /** Few different times, so that many members share one. */
  active: fc.integer({ min: 1, max: 8 }).map((hours) => today.minus({ hours })),
  body_type: fc.option(fc.constantFrom(...traits.body_type.slice(0, 2))),
  eye_colour: fc.option(fc.constantFrom(...traits.eye_colour.slice(0, 2))),
  interests: fc.uniqueArray(fc.constantFrom(...interests.slice(0, 3)), { maxLength: 2 }),
  appearance: fc.option(fc.constantFrom(...appearances.slice(0, 2))),
  race: fc.option(fc.constantFrom(...races.slice(0, 2))),
  blocks: fc.uniqueArray(fc.nat({ max: 39 }), { maxLength: 3 }),
})

export type RandomMember =
  typeof randomMember extends fc.Arbitrary<infer P> ? P & { id: string } : never

/** Gives everyone an id; the order of the ids differs from that of the list. */
export function withIds(crowd: readonly Omit<RandomMember, 'id'>[]): RandomMember[] {
  return crowd.map((one, place) => {
    const number = String((place * 37) % 1009).padStart(12, '0')
    return { ...one, id: `01900000-0000-7000-8000-${number}` }
  })
}

/** Stores these as the only members of the site. */
export async function storeMembers(crowd: readonly RandomMember[]) {
  const { id: siteId } = await Site.firstOrFail()
  await db.transaction(async (client) => {
    await client.from('users').delete()
    await insertAll(
      client,
      'users',
      crowd.map(({ id }) => userRow(id, siteId))
    )
    await insertAll(
      client,
      'profiles',
      crowd.map((one) => profileRow(one, siteId))
    )
    await insertAll(client, 'profile_interests', crowd.flatMap(interestRows))
    await insertAll(client, 'self_descriptions', crowd.flatMap(descriptionRows))
    await insertAll(
      client,
      'blocks',
      crowd.flatMap((one) => blockRows(one, crowd))
    )
  })
}

function userRow(id: string, siteId: string) {
  const { signupDate } = ada().user
  return {
    id,
    site_id: siteId,
    status: 'active',
    language: 'nl',
    country: 'NL',
    time_zone: 'Europe/Amsterdam',
    signup_date: signupDate.toMillis(),
    last_seen_at: signupDate.toMillis(),
  }
}

function profileRow(one: RandomMember, siteId: string) {
  const { id, gender, sexuality, home, status, invisible, fictional } = one
  return {
    id,
    gender,
    sexuality,
    status,
    invisible,
    fictional,
    open_to_visitors: one.open,
    body_type: one.body_type,
    eye_colour: one.eye_colour,
    user_id: id,
    site_id: siteId,
    name: id,
    date_of_birth: one.born.toISODate(),
    country: home.country,
    region_id: home.regionId,
    place_id: home.placeId,
    main_photo_id: one.pictured ? id : null,
    last_active_at: one.active.toMillis(),
    created_at: today.toMillis(),
  }
}

function interestRows({ id, interests: chosen }: RandomMember) {
  return chosen.map((interest) => ({ profile_id: id, interest }))
}

function descriptionRows({ id, appearance, race }: RandomMember) {
  if (appearance === null && race === null) return []
  return [{ profile_id: id, appearance, race, consent_at: 0 }]
}

function blockRows({ id, blocks }: RandomMember, crowd: readonly RandomMember[]) {
  const others = blocks.flatMap((place) => crowd[place] ?? []).filter((other) => other.id !== id)
  return others.map((other) => ({ blocker_id: id, blocked_id: other.id, created_at: 0 }))
}
