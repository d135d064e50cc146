import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Deletion, DeleteReason } from '#core/accounts/leaving/deletion'
import { instant } from '#models/columns'

export default class AccountDeletion extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare userId: string

  @column()
  declare reason: DeleteReason

  @column()
  declare reasonText: string | null

  @column()
  declare remarks: string | null

  @column()
  declare statusBefore: Deletion['statusBefore']

  @instant()
  declare requestedAt: DateTime

  @column()
  declare returnDays: number

  @column()
  declare byAdmin: boolean
}
