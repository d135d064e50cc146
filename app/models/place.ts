import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { Country } from '#core/sites/countries'
import Region from '#models/region'

export default class Place extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare regionId: number

  @column()
  declare country: Country

  @column()
  declare name: string

  @column()
  declare latitude: number

  @column()
  declare longitude: number

  @column()
  declare population: number

  @belongsTo(() => Region)
  declare region: BelongsTo<typeof Region>
}
