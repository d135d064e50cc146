import { DateTime } from 'luxon'
import { Clock } from '#core/ports/clock'

export class SystemClock extends Clock {
  now() {
    return DateTime.utc()
  }
}
