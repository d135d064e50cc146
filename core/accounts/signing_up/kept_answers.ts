import type { DateTime } from 'luxon'

/** For how long the answers of a sign-up without script wait in the session. */
export const keptHours = 1

/**
 * Whether the answers of a sign-up that is filled in without script are still shown: for an hour after the
 * last of them, as others may use the browser. `at` in milliseconds since 1970.
 * Rule: docs/product/accounts.md, Sign-up.
 */
export function areStillKept({ at }: Readonly<{ at: number }>, now: DateTime) {
  return now.toMillis() - at < keptHours * 3_600_000
}
