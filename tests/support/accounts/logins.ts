import { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { loginKey } from '#logins/login_list'
import Login from '#models/login'
import User from '#models/user'
import type { Person } from '#tests/support/people/people'

/** Gives whoever a test signs in by `loginAs` a row among the logins, as the site does. */
export function listLogins() {
  ApiClient.setup(async (request) => {
    const user: unknown = Reflect.get(request, 'authData')?.args[0]
    if (!(user instanceof User)) return
    const id = uuid()
    const now = DateTime.utc()
    const device = { userAgent: 'A test', country: null, createdAt: now, lastSeenAt: now }
    await Login.create({ id, userId: user.id, ...device })
    request.withSession({ [loginKey]: id })
  })
}

/**
 * Signs the person in on another device as well; answers whether they are still signed in there.
 */
export async function signedInElsewhere({ user }: Person) {
  const now = DateTime.utc()
  const device = { userAgent: 'Another device', country: null, createdAt: now, lastSeenAt: now }
  const { id } = await Login.create({ id: uuid(), userId: user.id, ...device })
  return async () => (await Login.find(id)) !== null
}
