import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Country } from '#core/sites/countries'

export default class Region extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare country: Country

  @column()
  declare code: string

  @column()
  declare name: string
}
