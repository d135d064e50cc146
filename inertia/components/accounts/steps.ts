import { payloadOf, type Answers } from '~/components/accounts/answers'
import { rootOf } from '~/components/accounts/answer_store'
import type { TextKey } from '~/i18n/keys'

const fieldsByStep = [
  ['gender', 'seeking', 'looking_for_consent'],
  ['country', 'region', 'place'],
  ['date_of_birth'],
  ['name', 'signup_message', 'seen_by', 'own_site_only'],
  ['email', 'password', 'consent'],
]

export const stepCount = fieldsByStep.length
const lastStep = stepCount - 1

/** Missing answers of a step, with the error text by field. */
export function missingAt(step: number, answers: Answers): Record<string, TextKey> {
  const missing = Object.entries(demands(answers)).filter(
    ([field, text]) => text && fieldsByStep[step]?.includes(field)
  )
  return Object.fromEntries(missing) as Record<string, TextKey>
}

/** What the server validates at the end of a step; with the address, as it limits the name. */
export function judgedAt(step: number, answers: Answers) {
  const fields = [...(fieldsByStep[step] ?? []), 'email']
  const payload = Object.entries(payloadOf(answers))
  return Object.fromEntries(payload.filter(([field]) => fields.includes(field)))
}

/** The first step with something missing. */
export function furthestStep(answers: Answers) {
  const steps = fieldsByStep.map((_, step) => step)
  return steps.find((step) => Object.keys(missingAt(step, answers)).length > 0) ?? lastStep
}

/** The first step with an error; the last one without any. */
export function stepOfErrors(errors: Record<string, string>) {
  const roots = Object.keys(errors).map(rootOf)
  const step = fieldsByStep.findIndex((fields) => fields.some((field) => roots.includes(field)))
  return step === -1 ? lastStep : step
}

function demands(answers: Answers): Record<string, TextKey | false> {
  const { gender, seeking, country, region, place, day, month, year } = answers
  return {
    gender: !gender && 'accounts.answer_needed',
    seeking: !seeking && 'accounts.answer_needed',
    looking_for_consent: !answers.lookingForConsent && 'accounts.looking_for_needed',
    country: !country && 'accounts.choose_country',
    region: !region && 'accounts.region_needed',
    place: !place && 'accounts.city_needed',
    date_of_birth: !(day && month && year) && 'accounts.birth_needed',
    name: !answers.name.trim() && 'accounts.name_needed',
    seen_by: !answers.seenBy && 'accounts.seen_by_needed',
    email: !answers.email.trim() && 'accounts.email_needed',
    password: !answers.password && 'accounts.password_needed',
    consent: !answers.consent && 'accounts.consent_needed',
  }
}
