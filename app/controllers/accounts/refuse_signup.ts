import type { HttpContext } from '@adonisjs/core/http'
import type { signUp } from '#core/membership/signing_up/sign_up'
import { refuse } from '#core/result'
import { refuseAction, refuseFields } from '#replies/refusals'

type Refused = Exclude<Awaited<ReturnType<typeof signUp>>, { ok: true }>
type Field = Extract<Refused, { fields: unknown }>['fields'][number]['field']

const formFields: Record<Field, string> = {
  email: 'email',
  name: 'name',
  password: 'password',
  dateOfBirth: 'date_of_birth',
  country: 'country',
  place: 'place',
  consent: 'consent',
  signupMessage: 'signup_message',
}

/** Tells at each field of the form why it was refused. */
export function refuseSignup(ctx: HttpContext, refused: Refused) {
  if (refused.refusal === 'invite_only') return refuseAction(ctx, refused)
  const texts = refused.fields.map(({ field, refusal, details }) => {
    return [formFields[field], refuse(refusal, details)] as const
  })
  return refuseFields(ctx, Object.fromEntries(texts))
}
