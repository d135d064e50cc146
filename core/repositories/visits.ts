import type { Visit } from '#core/discovery/visits/visit'

export abstract class Visits {
  abstract find(visitorId: string, visitedId: string): Promise<Visit | null>
  /** In the place of what was kept of this pair before. */
  abstract keep(visit: Visit): Promise<void>
  /** Of either to the other; none is no fault. */
  abstract removeBetween(profileId: string, otherId: string): Promise<void>
}
