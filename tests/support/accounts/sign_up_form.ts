import type { ApiClient } from '@japa/api-client'
import { utrecht } from '#tests/support/database/basics'
import { sendJson } from '#tests/support/http/send_json'

/** Eva's sign-up form: a woman of Zeist who seeks men. */
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
  looking_for_consent: true,
  seen_by: 'members',
}

type Form = { [F in keyof typeof signUpForm]: unknown }

/** Submits the sign-up form; the response is JSON, so that refusals can be read. */
export function submitSignUp(client: ApiClient, changes: Partial<Form> = {}) {
  return sendJson(client, '/signup', { ...signUpForm, ...changes })
}
