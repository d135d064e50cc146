import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Visit } from '#core/discovery/visits/visit'
import { Visits } from '#core/repositories/visits'
import VisitModel from '#models/visit'

export class LucidVisits extends Visits {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(visitorId: string, visitedId: string) {
    return VisitModel.query({ client: this.client }).where({ visitorId, visitedId }).first()
  }

  async keep({ visitorId, visitedId, times, firstAt, lastAt }: Visit) {
    await this.client
      .knexQuery()
      .table('visits')
      .insert({
        visitor_id: visitorId,
        visited_id: visitedId,
        times,
        first_at: firstAt.toMillis(),
        last_at: lastAt.toMillis(),
      })
      .onConflict(['visitor_id', 'visited_id'])
      .merge(['times', 'last_at'])
  }

  async removeBetween(profileId: string, otherId: string) {
    await this.client
      .from('visits')
      .where({ visitor_id: profileId, visited_id: otherId })
      .orWhere({ visitor_id: otherId, visited_id: profileId })
      .delete()
  }
}
