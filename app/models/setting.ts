import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json } from '#models/columns'

export default class Setting extends BaseModel {
  @column()
  declare siteId: string

  @column()
  declare name: string

  @json<unknown>()
  declare value: unknown
}
