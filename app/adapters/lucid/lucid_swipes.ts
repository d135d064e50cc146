import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Swipe } from '#core/discovery/swiping/swipe'
import { Swipes } from '#core/repositories/swipes'
import SwipeModel from '#models/swipe'

export class LucidSwipes extends Swipes {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(swiperId: string, swipedId: string) {
    return SwipeModel.query({ client: this.client }).where({ swiperId, swipedId }).first()
  }

  async put({ swiperId, swipedId, verdict, at }: Swipe) {
    const row = { swiper_id: swiperId, swiped_id: swipedId, verdict, at: at.toMillis() }
    await this.client
      .knexQuery()
      .from('swipes')
      .insert(row)
      .onConflict(['swiper_id', 'swiped_id'])
      .merge(['verdict', 'at'])
  }

  async countLikes(swiperId: string, from: DateTime) {
    const [row] = await this.client
      .from('swipes')
      .where({ swiper_id: swiperId, verdict: 'like' })
      .where('at', '>=', from.toMillis())
      .count('* as total')
    return Number(row.total)
  }

  async removePass(swiperId: string, swipedId: string) {
    await this.client
      .from('swipes')
      .where({ swiper_id: swiperId, swiped_id: swipedId, verdict: 'pass' })
      .delete()
  }
}
