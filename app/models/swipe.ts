import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Swipe as CoreSwipe } from '#core/discovery/swiping/swipe'
import { instant } from '#models/columns'

export default class Swipe extends BaseModel {
  @column()
  declare swiperId: string

  @column()
  declare swipedId: string

  @column()
  declare verdict: CoreSwipe['verdict']

  @instant()
  declare at: DateTime
}
