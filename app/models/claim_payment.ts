import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** Money that came for a claim. */
export default class ClaimPayment extends RowWithId {
  @column()
  declare claimId: string

  @column()
  declare amount: number

  @column()
  declare releasedAmount: number

  @instant()
  declare paidAt: DateTime
}
