import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import DebtorRow from '#models/debtor_row'

export default class Mandate extends DebtorRow {
  @column()
  declare ibanDigest: string | null

  @column()
  declare phoneDigest: string | null

  @instant()
  declare signedAt: DateTime
}
