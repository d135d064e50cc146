import db from '@adonisjs/lucid/services/db'
import type { Person } from '#tests/support/people/people'
import Profile from '#models/profile'
import Site from '#models/site'
import User from '#models/user'
import { utrecht } from '#tests/support/database/basics'

/**
 * Stores people as members of the site; they live in Utrecht unless their profile has another
 * place.
 */
export async function join(...people: Person[]) {
  const site = await Site.firstOrFail()
  for (const { user, profile } of people) {
    await User.create({ ...user, siteId: site.id })
    const { regionId, placeId } = { ...utrecht, ...livingPlace(profile) }
    await Profile.create({ ...profile, siteId: site.id, regionId, placeId })
  }
}

/** The signed-in user of a person, for `client.get().loginAs(...)`. */
export function account({ user }: Person) {
  return User.findOrFail(user.id)
}

/** Place 1 is the placeholder of the core tests, and does not exist in the database. */
function livingPlace({ regionId, placeId }: Person['profile']) {
  return placeId === 1 ? {} : { regionId, placeId }
}

/** The number of rows in a table, to prove that a refusal changed nothing. */
export async function countOf(table: string) {
  const [row] = await db.from(table).count('* as total')
  return Number(row.total)
}
