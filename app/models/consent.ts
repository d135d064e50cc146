import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { ConsentKind, ConsentPlace } from '#core/accounts/consents/consent'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** A line of the log of consents. */
export default class Consent extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare kind: ConsentKind

  @column()
  declare given: boolean

  @instant()
  declare version: DateTime

  @column()
  declare place: ConsentPlace

  @instant()
  declare at: DateTime
}
