import type { Visit } from '#core/discovery/visits/visit'
import { Visits } from '#core/repositories/visits'

export class InMemoryVisits extends Visits {
  readonly rows = new Map<string, Visit>()

  async find(visitorId: string, visitedId: string) {
    return this.rows.get(keyOf(visitorId, visitedId)) ?? null
  }

  async keep(visit: Visit) {
    this.rows.set(keyOf(visit.visitorId, visit.visitedId), visit)
  }

  async removeBetween(profileId: string, otherId: string) {
    this.rows.delete(keyOf(profileId, otherId))
    this.rows.delete(keyOf(otherId, profileId))
  }
}

function keyOf(visitorId: string, visitedId: string) {
  return `${visitorId}>${visitedId}`
}
