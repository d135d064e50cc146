import { setTimeout as wait } from 'node:timers/promises'
import { mayTryLogin } from '#core/accounts/logging_in/login_lockout'
import type { Uses } from '#core/ports'
import { ok, type Result } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'
import {
  forgetAttempt,
  forgetAttempts,
  noteAttempt,
  noteFailure,
  otherAttempts,
  type LoginAttempt,
} from '#logins/login_attempts'

type Guard = Readonly<{
  /** What is guessed at; kept as a digest. */
  account: string
  /** The IP address of who guesses; kept as a digest. */
  address: string
  settings: SiteSettings
}>

type GuardPorts = Uses<'clock' | 'ids' | 'secrets'>

/** Milliseconds: longer than a try takes, so that one more may be made; not all at once again. */
const pause = () => 50 + Math.random() * 150
const mostPauses = 100

/**
 * Lets a guess at a password be made unless account or IP address are locked out. It is counted
 * before it is made, so that a hundred at once get no more guesses than a hundred in a row.
 */
export async function guardedAttempt<R extends Result<unknown, string>>(
  ports: GuardPorts,
  guard: Guard,
  { isGuess, make }: { isGuess: (outcome: R) => boolean; make: () => Promise<R> }
) {
  const turn = await takeTurn(ports, guard)
  if (!turn.ok) return turn
  const outcome = await make()
  await (isGuess(outcome) ? noteFailure(turn.value) : forgetAttempts(turn.value))
  return outcome
}

/** Waits while only tries of others stand in the way, such as fifty of one office: they may be right. */
async function takeTurn(ports: GuardPorts, guard: Guard, pauses = 0) {
  const attempt = attemptOf(ports, guard)
  await noteAttempt(attempt)
  const { settings } = guard
  const minutes = settings.loginFailureMinutes + settings.loginBlockMinutes
  const others = await otherAttempts(attempt, attempt.at.minus({ minutes }))
  const allowed = mayTryLogin(others.atWorst, settings, attempt.at)
  if (allowed.ok) return ok(attempt)
  await forgetAttempt(attempt)
  const mayWait = mayTryLogin(others.failures, settings, attempt.at).ok
  if (!mayWait || pauses >= mostPauses) return allowed
  await wait(pause())
  return takeTurn(ports, guard, pauses + 1)
}

function attemptOf({ clock, ids, secrets }: GuardPorts, guard: Guard): LoginAttempt {
  return {
    id: ids.next(),
    account: secrets.digest(guard.account),
    address: secrets.digest(guard.address),
    at: clock.now(),
  }
}
