import { aimOf } from '#tests/bench/aims'
import type { MeasuredTurn } from '#tests/bench/turns/measure_turns'

/** No page of a member holds up the others for longer than this, on a quiet machine. */
export function holdsUpNobody(turns: readonly MeasuredTurn[]) {
  const longest = Math.max(...turns.map(({ quiet }) => quiet))
  return aimOf('The longest turn of a page, on a quiet machine', longest, ['≤', 50], ' ms')
}
