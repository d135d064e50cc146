import type { DateTime } from 'luxon'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Minutes after which an attempt without an outcome is a failure: its process is gone. */
const longestAttemptMinutes = 1

/** So many failures within the window block for a while, from the last of them on. */
type LockoutLimit = Readonly<{
  failures: number
  windowMinutes: number
  blockMinutes: number
}>

/** Earlier failed attempts, in any order; none is noted while blocked. */
export type LoginFailures = Readonly<{
  ofAccount: readonly DateTime[]
  ofAddress: readonly DateTime[]
}>

/** One attempt to log in: on which account and from which IP address, both as digests. */
export type LoginAttempt = Readonly<{ id: string; account: string; address: string; at: DateTime }>

/** An attempt as it was noted; one under way has not failed yet. */
export type NotedAttempt = Omit<LoginAttempt, 'id'> & Readonly<{ failed: boolean }>

type LockoutSettings = Pick<
  SiteSettings,
  'loginFailures' | 'loginFailuresPerIp' | 'loginFailureMinutes' | 'loginBlockMinutes'
>

/**
 * Decides whether one may try to log in, by the failures for this account and, separately, from
 * this IP address. Refuses 'login_blocked' with the `minutes` left, at least 1.
 */
export function mayTryLogin(failures: LoginFailures, settings: LockoutSettings, now: DateTime) {
  const ends = [
    lockedUntil(failures.ofAccount, accountLimit(settings), now),
    lockedUntil(failures.ofAddress, addressLimit(settings), now),
  ].filter((end) => end !== null)
  if (ends.length === 0) return ok()
  return refuse('login_blocked', { minutes: Math.max(...ends.map((end) => minutesLeft(end, now))) })
}

/**
 * Decides whether an attempt may be made beside the others of its account and IP address, as if
 * all that are under way fail: a hundred at once get no more guesses than a hundred in a row.
 * Refuses 'login_blocked'. `mayWait` tells whether only attempts under way stand in the way, such
 * as fifty of one office: they may be right, and the attempt may be made when they are over.
 */
export function mayAttempt(
  attempt: LoginAttempt,
  others: readonly NotedAttempt[],
  settings: LockoutSettings
) {
  const longAgo = attempt.at.minus({ minutes: longestAttemptMinutes })
  const failed = others.filter((other) => other.failed || other.at < longAgo)
  const decision = mayTryLogin(failuresOf(attempt, others), settings, attempt.at)
  const mayWait = mayTryLogin(failuresOf(attempt, failed), settings, attempt.at).ok
  return { decision, mayWait }
}

/** The instant from which attempts count for the lockout. */
export function attemptsCountFrom(settings: LockoutSettings, now: DateTime) {
  return now.minus({ minutes: settings.loginFailureMinutes + settings.loginBlockMinutes })
}

/** The instant before which attempts are forgotten: no lockout lasts for a day. */
export function attemptsKeptFrom(now: DateTime) {
  return now.minus({ days: 1 })
}

function failuresOf(
  { account, address }: LoginAttempt,
  failed: readonly NotedAttempt[]
): LoginFailures {
  return {
    ofAccount: failed.filter((other) => other.account === account).map(({ at }) => at),
    ofAddress: failed.filter((other) => other.address === address).map(({ at }) => at),
  }
}

/** Tells when a block ends, or null when there is none at `now`. */
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

function addressLimit(settings: LockoutSettings): LockoutLimit {
  return { failures: settings.loginFailuresPerIp, ...durations(settings) }
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
