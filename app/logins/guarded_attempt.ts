import { setTimeout as wait } from 'node:timers/promises'
import {
  attemptsCountFrom,
  mayAttempt,
  type LoginAttempt,
} from '#core/accounts/logging_in/login_lockout'
import { networksOf } from '#core/accounts/signing_up/network'
import type { Uses } from '#core/ports'
import { ok, type Result } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'
import {
  clearAttempt,
  clearAttempts,
  recordAttempt,
  recordFailure,
  otherAttempts,
} from '#logins/login_attempts'
import { pseudonym } from '#logins/pseudonym'

type Guard = Readonly<{
  /** The account under attack; stored as a digest. */
  account: string
  /** The IP address of the attempt; its networks are stored as digests. */
  address: string
  /** The device, where the account was logged in on it before: strangers do not lock it out. */
  device: string | null
  settings: SiteSettings
}>

type GuardPorts = Uses<'clock' | 'ids'>

/** In milliseconds: longer than an attempt takes, and random so that retries do not collide. */
const pause = () => 50 + Math.random() * 150
const maxPauses = 100

/**
 * Makes an attempt that may guess a password, unless account or network are locked out. It is
 * recorded first, so that concurrent attempts count for each other.
 */
export async function guardedAttempt<R extends Result<unknown, string>>(
  ports: GuardPorts,
  guard: Guard,
  { isGuess, make }: { isGuess: (outcome: R) => boolean; make: () => Promise<R> }
) {
  const turn = await takeTurn(ports, guard)
  if (!turn.ok) return turn
  const outcome = await make()
  await (isGuess(outcome) ? recordFailure(turn.value) : clearAttempts(turn.value))
  return outcome
}

async function takeTurn(ports: GuardPorts, guard: Guard, pauses = 0) {
  const attempt = attemptOf(ports, guard)
  await recordAttempt(attempt)
  const { settings } = guard
  const others = await otherAttempts(attempt, attemptsCountFrom(settings, attempt.at))
  const { decision, mayWait } = mayAttempt(attempt, others, settings)
  if (decision.ok) return ok(attempt)
  await clearAttempt(attempt)
  if (!mayWait || pauses >= maxPauses) return decision
  await wait(pause())
  return takeTurn(ports, guard, pauses + 1)
}

function attemptOf({ clock, ids }: GuardPorts, guard: Guard): LoginAttempt {
  const [{ network }, wider] = networksOf(guard.address)
  return {
    id: ids.next(),
    account: pseudonym(accountOf(guard)),
    onKnownDevice: guard.device !== null,
    address: pseudonym(network),
    wider: wider ? pseudonym(wider.network) : null,
    at: clock.now(),
  }
}

/** Each known device counts for itself, and all others together. */
function accountOf({ account, device }: Guard) {
  return device === null ? account : `${account} on ${device}`
}
