import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { insertAll } from '#database/insert_all'
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
  const { id: siteId } = await Site.firstOrFail()
  const users = people.map(({ user }) => rowOf(User, { ...user, siteId }))
  const profiles = people.map(({ profile }) => {
    const { regionId, placeId } = { ...utrecht, ...livingPlace(profile) }
    return rowOf(Profile, { ...profile, siteId, regionId, placeId })
  })
  await insertAll(db.connection(), 'users', users)
  await insertAll(db.connection(), 'profiles', profiles)
}

/** A row as the model writes it; one insert for each of thousands would take longer than their test. */
function rowOf(Model: LucidModel, values: object) {
  const model = new Model()
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { columnName, prepare } = Model.$getColumn(name)!
      return [columnName, prepare ? prepare(value, name, model) : value]
    })
  )
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
