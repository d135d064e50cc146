import type { DateTime } from 'luxon'

/** The present time, for use cases; rules get it as `now`. */
export abstract class Clock {
  abstract now(): DateTime
}
