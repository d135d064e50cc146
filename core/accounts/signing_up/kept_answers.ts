import type { DateTime } from 'luxon'

const keptMinutes = 60

/**
 * Whether the answers of a sign-up that is filled in without script are still shown: for an hour after the
 * last of them, as others may use the browser. `at` in milliseconds since 1970.
 * Rule: docs/product/accounts.md, Sign-up.
 */
export function areStillKept({ at }: Readonly<{ at: number }>, now: DateTime) {
  return now.toMillis() - at < keptMinutes * 60_000
}
