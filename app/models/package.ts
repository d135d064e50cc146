import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Tier } from '#core/credits/package'
import type { Currency } from '#core/money'

export default class Package extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare tier: Tier

  @column()
  declare credits: number

  @column()
  declare currency: Currency

  @column()
  declare amount: number
}
