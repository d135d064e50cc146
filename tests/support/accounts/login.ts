import hash from '@adonisjs/core/services/hash'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { siteUrl } from '#tests/support/http/cookies'
import { signIn } from '#tests/support/http/sign_in'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

const password = 'likes tea and rain'

export const adasCredentials = { email: 'ada@example.com', password }

/** The person with a password that is really hashed. */
export async function withPassword(person: Person): Promise<Person> {
  const { passwords } = await sitePorts()
  return { ...person, user: { ...person.user, passwordHash: await passwords.hash(password) } }
}

/** Compares passwords without hashing, for tests with many failed logins. */
export function withPlainPasswords(group: Group) {
  group.setup(() => {
    hash.fake()
    return () => hash.restore()
  })
}

type Credentials = Readonly<{ email?: string; password?: string }>

/**
 * Ada submits the login form, in Dutch; with the right password unless `credentials` says
 * otherwise.
 */
export function logIn(client: ApiClient, credentials: Credentials = {}) {
  return client
    .post('/login')
    .withCsrfToken()
    .redirects(0)
    .header('accept-language', 'nl')
    .json({ ...adasCredentials, ...credentials })
}

/** Ada signs in over HTTP; answers the headers that make later requests hers. */
export function signInAda() {
  return signIn(siteUrl, adasCredentials.email, adasCredentials.password)
}
