import type { DateTime } from 'luxon'

/** One failed delivery to a member that did not prove their address wrong. */
export type SoftBounce = Readonly<{ id: string; userId: string; at: DateTime }>

/** So many within so many days count as a hard bounce. */
const tolerated = { number: 5, days: 14 }

/** The soft bounces that still count. */
export function countedBounces(bounces: readonly SoftBounce[], now: DateTime) {
  return bounces.filter(({ at }) => now < at.plus({ days: tolerated.days }))
}

/** Whether an address counts as unreachable. Rule: docs/product/notifications.md, Bounces. */
export function isUnreachable(bounces: readonly SoftBounce[], now: DateTime) {
  return countedBounces(bounces, now).length >= tolerated.number
}
