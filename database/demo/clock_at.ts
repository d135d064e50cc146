import type { DateTime } from 'luxon'
import type { Ports } from '#core/ports'
import { Clock } from '#core/ports/clock'

type Past = Pick<Ports, 'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>

/** The ports as they were some time ago. */
export function earlier(
  { clock, events, ids, secrets, unitOfWork }: Past,
  ago: Readonly<{ hours?: number; days?: number }>
): Past {
  return { clock: new ClockAt(clock.now().minus(ago)), events, ids, secrets, unitOfWork }
}

class ClockAt extends Clock {
  constructor(private at: DateTime) {
    super()
  }

  now() {
    return this.at
  }
}
