import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import DebtorRow from '#models/debtor_row'

export default class Mandate extends DebtorRow {
  @instant()
  declare signedAt: DateTime
}
