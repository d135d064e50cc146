import type { DateTime } from 'luxon'

/** A copy of the whole installation, by its name in the folder of backups. */
export type Backup = Readonly<{ name: string; madeAt: DateTime }>

/** The newest backups are kept for so many days, and one of each month before them. */
export type KeptBackups = Readonly<{ days: number; months: number }>

/**
 * The backups that nothing needs any more: older than so many days, but for the first of each of the last
 * months. The newest one always stays, however old. Rule: docs/operations/backups.md, What is kept.
 */
export function expiredBackups(
  backups: readonly Backup[],
  { days, months }: KeptBackups,
  now: DateTime
): Backup[] {
  const sorted = backups.toSorted((one, other) => other.madeAt.toMillis() - one.madeAt.toMillis())
  const firstOfMonth = new Map(sorted.map(({ madeAt, name }) => [madeAt.toFormat('yyyy-MM'), name]))
  return sorted.slice(1).filter(({ madeAt, name }) => {
    if (madeAt >= now.minus({ days })) return false
    const isFirst = firstOfMonth.get(madeAt.toFormat('yyyy-MM')) === name
    return !isFirst || madeAt < now.minus({ months })
  })
}

/** How a backup or drill is kept that has begun: it is still at work, or its process was killed. */
export const unfinished = 'unfinished'

/** Hours after which a backup or drill that has not ended was cut off. */
const longestHours = 6

/** The instant in milliseconds since which one that has not ended may still be at work. */
export function atWorkSince(now: DateTime) {
  return now.minus({ hours: longestHours }).toMillis()
}

/** Days within which a backup should be restored for practice. */
const drillDays = 40

/** Whether the last drill, at an instant in milliseconds, is too long ago. */
export function isDrillDue(lastAt: number, now: DateTime) {
  return lastAt < now.minus({ days: drillDays }).toMillis()
}
