import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class AccountProof extends RowWithId {
  @column()
  declare reference: string

  @instant()
  declare askedAt: DateTime

  @instant()
  declare provedAt: DateTime | null

  @column()
  declare movementId: string | null

  @column()
  declare received: number

  @column()
  declare payerName: string | null

  @column()
  declare payerIban: string | null
}
