import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { Ports } from '#core/ports'
import type { Person } from '#tests/support/people'

const password = 'likes tea and rain'

export const adasCredentials = { email: 'ada@example.com', password }

/** The person with a password that really opens the account. */
export async function withPassword(person: Person): Promise<Person> {
  const { passwords } = await app.container.make(Ports)
  return { ...person, user: { ...person.user, passwordHash: await passwords.hash(password) } }
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
