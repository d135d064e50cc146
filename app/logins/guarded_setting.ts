import type { HttpContext } from '@adonisjs/core/http'
import type { Uses } from '#core/ports'
import type { Result } from '#core/result'
import { guardedAttempt } from '#logins/guarded_attempt'

/** Refusals that reveal whether a password is right, or who has an account. */
const guesses = ['old_password_wrong', 'password_wrong', 'email_taken']

/**
 * Guards a setting that asks for the password: an unattended page gives no more guesses than the
 * login.
 */
export function guardedSetting<R extends Result<unknown, string>>(
  ports: Uses<'clock' | 'ids' | 'secrets'>,
  { member, request, site }: HttpContext,
  make: () => Promise<R>
) {
  const account = `password of ${member.user.id}`
  const guard = { account, address: request.ip(), device: null, settings: site.settings }
  return guardedAttempt(ports, guard, { make, isGuess })
}

function isGuess(outcome: Result<unknown, string> & { fields?: readonly { refusal: string }[] }) {
  return outcome.fields?.some(({ refusal }) => guesses.includes(refusal)) ?? false
}
