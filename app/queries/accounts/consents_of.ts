import { mayHaveOpenQuestions, openQuestions } from '#core/accounts/consents/consent'
import Consent from '#models/consent'
import type User from '#models/user'

/** The log of a member's consents, newest first. */
export function consentsOf(userId: string) {
  return Consent.query().where({ userId }).orderBy('at', 'desc').orderBy('id', 'desc')
}

/** Whether a member is to be asked for a consent. */
export async function hasOpenQuestions({ id, consentsAnswered }: User) {
  if (!mayHaveOpenQuestions(consentsAnswered)) return false
  return openQuestions(await consentsOf(id)).length > 0
}
