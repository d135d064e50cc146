import type { ApiClient } from '@japa/api-client'
import { utrecht } from '#tests/support/database/basics'

/** What Eva fills in: a woman of Zeist who seeks men. */
export const signUpForm = {
  gender: 'female',
  seeking: 'male',
  country: 'NL',
  region: utrecht.regionId,
  place: 12,
  date_of_birth: { day: '14', month: '3', year: '1992' },
  name: 'Eva',
  signup_message: 'I like long walks.',
  email: 'Eva@Example.com',
  password: 'walks on sunday',
  consent: true,
}

type Form = { [F in keyof typeof signUpForm | 'target']: unknown }

/** Sends the form as the page does; answers JSON, so that refusals can be read. */
export function submitSignUp(client: ApiClient, changes: Partial<Form> = {}) {
  return client
    .post('/signup')
    .withCsrfToken()
    .redirects(0)
    .accept('json')
    .json({ ...signUpForm, ...changes })
}
