import type { Visit } from '#core/discovery/visits/visit'
import type { Rows } from '#core/repositories/rows'

type Pair = Pick<Visit, 'visitorId' | 'visitedId'>

/** By who made them, or by whose profile they were to. */
export type VisitsOf = Pick<Visit, 'visitorId'> | Pick<Visit, 'visitedId'>

export interface Visits extends Rows<Visit, Pair, keyof Pair> {
  removeAll(of: VisitsOf): Promise<void>
}
