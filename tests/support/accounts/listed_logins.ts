import { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import Login from '#models/login'
import User from '#models/user'
import { loginKey } from '#logins/login_list'
import { DateTime } from 'luxon'

/** Puts whoever a test signs in by `loginAs` on the list of logins, as the site does. */
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
