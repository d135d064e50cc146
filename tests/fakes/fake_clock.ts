import { DateTime, type DurationLike } from 'luxon'
import { Clock } from '#core/ports/clock'

/** Stands still until a test moves it. */
export class FakeClock extends Clock {
  #now: DateTime = DateTime.utc(2026, 3, 1, 12)

  now() {
    return this.#now
  }

  set(now: DateTime) {
    this.#now = now
  }

  advance(duration: DurationLike) {
    this.#now = this.#now.plus(duration)
  }
}
