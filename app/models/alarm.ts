import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Alarm as AlarmRow } from '#core/sites/alarm'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** Something that an operator has to look at. */
export default class Alarm extends RowWithId {
  @column()
  declare siteId: string | null

  @column()
  declare kind: AlarmRow['kind']

  @instant()
  declare raisedAt: DateTime
}
