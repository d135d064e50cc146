import type { Urgency } from '#core/moderation/urgency'

/** How much of something waits, and since when the oldest does (milliseconds). */
export type Waiting = Readonly<{
  number: number
  oldest: number | null
  /** Until when the first of it can be done. */
  due?: number | null
  /** When it was last checked, if that is done by night; null before the first time. */
  checkedAt?: number | null
  /** The first row of the audit log that is not as written. */
  row?: number | null
  /** How many of them are how urgent. */
  parts?: readonly Readonly<{ urgency: Urgency; number: number }>[]
}>
