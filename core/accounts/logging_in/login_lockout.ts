import type { DateTime } from 'luxon'
import { networksOfWider } from '#core/accounts/signing_up/network'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Minutes after which an attempt without an outcome counts as failed: its process has died. */
const longestAttemptMinutes = 1

/** This many failures within the window block for some minutes, from the last of them on. */
type LockoutLimit = Readonly<{
  failures: number
  windowMinutes: number
  blockMinutes: number
}>

/** Earlier failed attempts, in any order; none is recorded during a block. */
export type LoginFailures = Readonly<{
  ofAccount: readonly DateTime[]
  ofAddress: readonly DateTime[]
  ofWider: readonly DateTime[]
}>

/** One login attempt: its account, its network, and the wider one that this lies in, if any; as digests. */
export type LoginAttempt = Readonly<{
  id: string
  account: string
  address: string
  wider: string | null
  /** Whether the account was logged in on this device before: its attempts count for an `account` of their own. */
  onKnownDevice: boolean
  at: DateTime
}>

/** A recorded attempt; one in progress has not failed yet. */
export type NotedAttempt = Omit<LoginAttempt, 'id' | 'onKnownDevice'> &
  Readonly<{ failed: boolean }>

type LockoutSettings = Pick<
  SiteSettings,
  'loginFailures' | 'loginFailuresPerIp' | 'loginFailureMinutes' | 'loginBlockMinutes'
>

/**
 * Whether a login may be tried, by the failures for this account and, separately, from this network and
 * the wider one. Refuses 'login_blocked' with the `minutes` left, at least 1.
 * Rule: docs/product/accounts.md, Login.
 */
export function mayTryLogin(failures: LoginFailures, settings: LockoutSettings, now: DateTime) {
  const ends = [
    lockedUntil(failures.ofAccount, accountLimit(settings), now),
    lockedUntil(failures.ofAddress, addressLimit(settings), now),
    lockedUntil(failures.ofWider, addressLimit(settings, networksOfWider), now),
  ].filter((end) => end !== null)
  if (ends.length === 0) return ok()
  return refuse('login_blocked', { minutes: Math.max(...ends.map((end) => minutesLeft(end, now))) })
}

/**
 * Whether an attempt may be made, counting every concurrent attempt in progress as failed: a hundred
 * at once get no more guesses than a hundred in a row. The decision refuses 'login_blocked'. `mayWait`
 * is true when only attempts in progress prevent it (such as fifty people of one office): they may
 * succeed, and the attempt may be made after them.
 */
export function mayAttempt(
  attempt: LoginAttempt,
  others: readonly NotedAttempt[],
  settings: LockoutSettings
) {
  const staleBefore = attempt.at.minus({ minutes: longestAttemptMinutes })
  const failed = others.filter((other) => other.failed || other.at < staleBefore)
  const decision = mayTryLogin(failuresOf(attempt, others), settings, attempt.at)
  const mayWait = mayTryLogin(failuresOf(attempt, failed), settings, attempt.at).ok
  return { decision, mayWait }
}

/** The instant from which attempts count for the lockout. */
export function attemptsCountFrom(settings: LockoutSettings, now: DateTime) {
  return now.minus({ minutes: settings.loginFailureMinutes + settings.loginBlockMinutes })
}

/** Days for which failed logins are kept: no lockout lasts longer. */
export const attemptDays = 1

/** The instant before which attempts may be erased. */
export function attemptsKeptFrom(now: DateTime) {
  return now.minus({ days: attemptDays })
}

function failuresOf(
  { account, address, wider, onKnownDevice }: LoginAttempt,
  failed: readonly NotedAttempt[]
): LoginFailures {
  const timesOf = (isOne: (other: NotedAttempt) => boolean) =>
    failed.filter(isOne).map(({ at }) => at)
  return {
    ofAccount: timesOf((other) => other.account === account),
    // Strangers in the network of a known device do not lock it out.
    ofAddress: onKnownDevice ? [] : timesOf((other) => other.address === address),
    ofWider: onKnownDevice || !wider ? [] : timesOf((other) => other.wider === wider),
  }
}

/** When the block in force ends; null without one. */
export function lockedUntil(failures: readonly DateTime[], limit: LockoutLimit, now: DateTime) {
  const times = [...failures].sort((one, other) => one.toMillis() - other.toMillis())
  const blocking = times.filter((time, index) => {
    const first = times[index - limit.failures + 1]
    return first !== undefined && time <= first.plus({ minutes: limit.windowMinutes })
  })
  const end = blocking.at(-1)?.plus({ minutes: limit.blockMinutes }) ?? null
  return end !== null && end > now ? end : null
}

function accountLimit(settings: LockoutSettings): LockoutLimit {
  return { failures: settings.loginFailures, ...durations(settings) }
}

function addressLimit(settings: LockoutSettings, networks = 1): LockoutLimit {
  return { failures: settings.loginFailuresPerIp * networks, ...durations(settings) }
}

function durations(settings: LockoutSettings) {
  return {
    windowMinutes: settings.loginFailureMinutes,
    blockMinutes: settings.loginBlockMinutes,
  }
}

function minutesLeft(end: DateTime, now: DateTime) {
  return Math.ceil(end.diff(now).as('minutes'))
}
