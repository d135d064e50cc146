import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { LedgerCheck as CoreLedgerCheck } from '#core/credits/ledger_check'
import { instant, json } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class LedgerCheck extends RowWithId {
  @instant()
  declare checkedAt: DateTime

  @json()
  declare accounts: CoreLedgerCheck['accounts']

  @json()
  declare money: CoreLedgerCheck['money']

  @column()
  declare differing: number

  @json()
  declare differences: CoreLedgerCheck['differences']
}
