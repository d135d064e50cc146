import { mayTryLogin } from '#core/accounts/logging_in/login_lockout'
import type { Uses } from '#core/ports'
import type { Result } from '#core/result'
import type { SiteSettings } from '#core/sites/settings'
import {
  forgetAttempt,
  forgetAttempts,
  noteAttempt,
  otherFailures,
  type LoginAttempt,
} from '#support/accounts/login_attempts'

type Guard = Readonly<{
  /** What is guessed at; kept as a digest. */
  account: string
  /** The IP address of who guesses; kept as a digest. */
  address: string
  settings: SiteSettings
}>

/**
 * Lets a guess at a password be made unless account or IP address are locked out. It counts as a
 * failure before it is made, so that a hundred at once get no more guesses than a hundred in a row.
 */
export async function guardedAttempt<R extends Result<unknown, string>>(
  ports: Uses<'clock' | 'ids' | 'secrets'>,
  guard: Guard,
  { isGuess, make }: { isGuess: (outcome: R) => boolean; make: () => Promise<R> }
) {
  const attempt = attemptOf(ports, guard)
  await noteAttempt(attempt)
  const allowed = await mayTry(attempt, guard.settings)
  if (!allowed.ok) {
    await forgetAttempt(attempt)
    return allowed
  }
  const outcome = await make()
  if (!isGuess(outcome)) await forgetAttempts(attempt)
  return outcome
}

function attemptOf({ clock, ids, secrets }: Uses<'clock' | 'ids' | 'secrets'>, guard: Guard) {
  return {
    id: ids.next(),
    account: secrets.digest(guard.account),
    address: secrets.digest(guard.address),
    at: clock.now(),
  }
}

async function mayTry(attempt: LoginAttempt, settings: SiteSettings) {
  const minutes = settings.loginFailureMinutes + settings.loginBlockMinutes
  const failures = await otherFailures(attempt, attempt.at.minus({ minutes }))
  return mayTryLogin(failures, settings, attempt.at)
}
