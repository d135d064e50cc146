import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant, list } from '#models/columns'

export default class Company extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare siteId: string

  @column()
  declare name: string

  @column()
  declare address: string

  @column()
  declare city: string

  @column()
  declare country: string

  @column()
  declare timeZone: string

  @column()
  declare kvk: string | null

  @list()
  declare tradenames: readonly string[]

  @list()
  declare vatNumbers: readonly string[]

  @column()
  declare supportPhone: string | null

  @column()
  declare iban: string | null

  @column()
  declare bic: string | null

  @column()
  declare creditorId: string | null

  @column()
  declare deleteDiscount: number | null

  @column()
  declare registerCourt: string | null

  @column()
  declare representatives: string | null

  @column()
  declare shareCapital: string | null

  @column()
  declare host: string | null

  @column()
  declare dpo: string | null

  @column()
  declare euRepresentative: string | null

  @column()
  declare ukRepresentative: string | null

  @column()
  declare chRepresentative: string | null

  @column()
  declare disputeBody: string | null

  @instant()
  declare added: DateTime
}
