import { isEmail, isDisposable, normaliseEmail } from '#core/accounts/email/email'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Says whether a sign-up may begin with this address, before anything else is asked (section 2).
 * Answers it as it is kept; tells nothing of other accounts. Refuses 'email_invalid' and
 * 'email_throw_away'.
 */
export function checkSignUpEmail({ throwAwayDomains }: Uses<'throwAwayDomains'>, written: string) {
  const email = normaliseEmail(written)
  if (!isEmail(email)) return refuse('email_invalid')
  return isDisposable(email, throwAwayDomains) ? refuse('email_throw_away') : ok(email)
}
