import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import DebtorRow from '#models/debtor_row'

export default class Signing extends DebtorRow {
  @column()
  declare digest: string

  @column()
  declare tries: number

  @instant()
  declare createdAt: DateTime

  @instant()
  declare signedAt: DateTime | null
}
