import type { DateTime } from 'luxon'

/** Tells the time; use cases take it, rules get its `now`. */
export abstract class Clock {
  abstract now(): DateTime
}
