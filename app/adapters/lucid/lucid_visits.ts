import type { Visit } from '#core/discovery/visits/visit'
import type { Visits, VisitsOf } from '#core/repositories/visits'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidVisits extends LucidRows<Visit, Pair, keyof Pair> implements Visits {
  async removeAll(of: VisitsOf) {
    await this.matching(of).delete()
  }
}

type Pair = Pick<Visit, 'visitorId' | 'visitedId'>
