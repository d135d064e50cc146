import { isEmail, normaliseEmail } from '#core/email'
import { isDisposable } from '#core/users/disposable_email'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Checks the e-mail address with which a sign-up begins, without revealing whether it has an account.
 * Returns it normalised. Refuses 'email_invalid' and 'email_throw_away'.
 * Rule: docs/product/accounts.md, Sign-up.
 */
export function checkSignUpEmail({ throwAwayDomains }: Uses<'throwAwayDomains'>, typed: string) {
  const email = normaliseEmail(typed)
  if (!isEmail(email)) return refuse('email_invalid')
  return isDisposable(email, throwAwayDomains) ? refuse('email_throw_away') : ok(email)
}
