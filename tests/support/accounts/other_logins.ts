import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import Login from '#models/login'
import type { Person } from '#tests/support/people/people'

/** Somewhere else the person is signed in as well; answers whether they still are. */
export async function signedInElsewhere({ user }: Person) {
  const now = DateTime.utc()
  const device = { userAgent: 'Another device', country: null, createdAt: now, lastSeenAt: now }
  const { id } = await Login.create({ id: uuid(), userId: user.id, ...device })
  return async () => (await Login.find(id)) !== null
}
