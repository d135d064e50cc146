import type { Visit } from '#core/discovery/visits/visit'
import type { Visits, VisitsOf } from '#core/repositories/visits'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryVisits extends InMemoryRows<Visit, Pair, keyof Pair> implements Visits {
  async removeAll(of: VisitsOf) {
    for (const visit of await this.where(of)) await this.remove(visit)
  }
}

type Pair = Pick<Visit, 'visitorId' | 'visitedId'>
