import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { Ports } from '#core/ports'
import type { Person } from '#tests/support/people/people'

const password = 'likes tea and rain'

export const adasCredentials = { email: 'ada@example.com', password }

/** The person with a password that really opens the account. */
export async function withPassword(person: Person): Promise<Person> {
  const { passwords } = await app.container.make(Ports)
  return { ...person, user: { ...person.user, passwordHash: await passwords.hash(password) } }
}

/** For tests that fail to log in by the dozen: a password is compared as it is. */
export function withPlainPasswords(group: Group) {
  group.setup(() => {
    hash.fake()
    return () => hash.restore()
  })
}

type Credentials = Readonly<{ email?: string; password?: string }>

/** Ada fills in the form, in Dutch; correctly, unless told otherwise. */
export function logIn(client: ApiClient, credentials: Credentials = {}) {
  return client
    .post('/login')
    .withCsrfToken()
    .redirects(0)
    .header('accept-language', 'nl')
    .json({ ...adasCredentials, ...credentials })
}
