import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class BankImport extends RowWithId {
  @column()
  declare fileId: string

  @column()
  declare digest: string

  @column()
  declare adminId: string | null

  @instant()
  declare begunAt: DateTime

  @instant()
  declare endedAt: DateTime | null

  @instant()
  declare interruptedAt: DateTime | null
}
