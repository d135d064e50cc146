import { column, hasOne } from '@adonisjs/lucid/orm'
import type { HasOne } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { BanReason, DisabledReason, UserStatus } from '#core/users/user'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { instant, list } from '#models/columns'
import Profile from '#models/profile'
import RowWithId from '#models/row_with_id'

export default class User extends RowWithId {
  @column()
  declare siteId: string

  @column({ serializeAs: null })
  declare email: string | null

  @column({ serializeAs: null })
  declare passwordHash: string | null

  @column()
  declare status: UserStatus

  @column({ serializeAs: null })
  declare banReason: BanReason | null

  @instant()
  declare suspendedUntil: DateTime | null

  @column()
  declare language: Locale

  @column()
  declare country: Country

  @column()
  declare timeZone: string

  @column()
  declare paidUser: boolean

  @column()
  declare credits: number

  @column()
  declare freeMessagesUsed: number

  @instant()
  declare signupDate: DateTime

  @instant()
  declare confirmedAt: DateTime | null

  @instant()
  declare lastSeenAt: DateTime

  @instant()
  declare consentVersion: DateTime | null

  @instant()
  declare consentAt: DateTime | null

  @instant()
  declare consentsAnswered: DateTime | null

  @list()
  declare notificationsDisabled: readonly DisabledReason[]

  @column()
  declare network: string | null

  @column()
  declare ref: string | null

  @column({ columnName: 'sub1' })
  declare sub1: string | null

  @column({ columnName: 'sub2' })
  declare sub2: string | null

  @column({ columnName: 'sub3' })
  declare sub3: string | null

  @column()
  declare lander: string | null

  @column()
  declare variant: string | null

  @hasOne(() => Profile)
  declare profile: HasOne<typeof Profile>
}
