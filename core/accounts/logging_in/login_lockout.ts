import type { DateTime } from 'luxon'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

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

type LockoutSettings = Pick<
  SiteSettings,
  'loginFailures' | 'loginFailuresPerIp' | 'loginFailureMinutes' | 'loginBlockMinutes'
>

/**
 * Decides whether one may try to log in, by the failures for this account and, separately, from
 * this IP address (section 4). Refuses 'login_blocked' with the `minutes` left, at least 1.
 */
export function mayTryLogin(failures: LoginFailures, settings: LockoutSettings, now: DateTime) {
  const ends = [
    lockedUntil(failures.ofAccount, accountLimit(settings), now),
    lockedUntil(failures.ofAddress, addressLimit(settings), now),
  ].filter((end) => end !== null)
  if (ends.length === 0) return ok()
  return refuse('login_blocked', { minutes: Math.max(...ends.map((end) => minutesLeft(end, now))) })
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
