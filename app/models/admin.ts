import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { AdminLocale, AdminRole, PictureView } from '#core/admin/admin'
import { instant, sealed } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Admin extends RowWithId {
  @column()
  declare email: string

  @column()
  declare name: string

  @column()
  declare role: AdminRole

  @column()
  declare siteId: string | null

  @column()
  declare passwordHash: string

  @sealed()
  declare totpSecret: string | null

  @column()
  declare totpStep: number

  @column()
  declare locale: AdminLocale

  @column()
  declare timeZone: string

  @column()
  declare pictures: PictureView

  @instant()
  declare createdAt: DateTime

  @instant()
  declare disabledAt: DateTime | null
}
