import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { VeiledKind } from '#core/likes/veiled_count'
import { instant } from '#models/columns'

export default class VeiledCount extends BaseModel {
  @column()
  declare profileId: string

  @column()
  declare kind: VeiledKind

  @column()
  declare count: number

  @instant()
  declare countedAt: DateTime

  @column()
  declare untold: number

  @instant()
  declare untoldSince: DateTime | null
}
