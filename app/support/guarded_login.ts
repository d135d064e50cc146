import { normaliseEmail } from '#core/accounts/email'
import { logIn } from '#core/accounts/log_in'
import { mayTryLogin } from '#core/accounts/login_lockout'
import type { Ports } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings'
import {
  forgetAttempt,
  forgetAttempts,
  noteAttempt,
  otherFailures,
  type LoginAttempt,
} from '#support/accounts/login_attempts'

type Credentials = Readonly<{ email: string; password: string }>
type Circumstances = Readonly<{ address: string; settings: SiteSettings }>

/**
 * Logs in unless account or IP address are locked out. A try counts as a failure before it is
 * made, so that a hundred at once get no more guesses than a hundred in a row.
 */
export async function guardedLogin(ports: Ports, credentials: Credentials, about: Circumstances) {
  const attempt = attemptOf(ports, credentials, about)
  await noteAttempt(attempt)
  const allowed = await mayTry(attempt, about.settings)
  if (!allowed.ok) {
    await forgetAttempt(attempt)
    return allowed
  }
  const result = await logIn(ports, credentials)
  if (result.ok || result.refusal !== 'login_failed') await forgetAttempts(attempt)
  return result
}

function attemptOf({ clock, ids, secrets }: Ports, { email }: Credentials, about: Circumstances) {
  return {
    id: ids.next(),
    account: secrets.digest(normaliseEmail(email)),
    address: secrets.digest(about.address),
    at: clock.now(),
  }
}

async function mayTry(attempt: LoginAttempt, settings: SiteSettings) {
  const minutes = settings.loginFailureMinutes + settings.loginBlockMinutes
  const failures = await otherFailures(attempt, attempt.at.minus({ minutes }))
  return mayTryLogin(failures, settings, attempt.at)
}
