import type { DateTime } from 'luxon'

/** Photos in a row after which a break is offered. */
export const photosBeforeBreak = 50

/** Minutes without a decision that count as a break. */
export const breakMinutes = 5

/**
 * How many decisions an admin made in a row until now, by their times, latest first: without five
 * minutes between two of them. Rule: docs/product/back-office.md, Photos.
 */
export function decisionsInARow(times: readonly DateTime[], now: DateTime) {
  let later = now
  let number = 0
  for (const at of times) {
    if (later.diff(at, 'minutes').minutes >= breakMinutes) break
    later = at
    number += 1
  }
  return number
}

/** Whether the last decision of so many in a row is the one after which a break is offered. */
export function isBreakDue(inARow: number) {
  return inARow > 0 && inARow % photosBeforeBreak === 0
}
