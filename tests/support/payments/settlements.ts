import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import { compareSettlements } from '#jobs/compare_settlements_job'

/** Where the ledger and the providers differ in the payments of the last three days. */
export async function settlementDifferences() {
  return compareSettlements(await app.container.make(Ports), DateTime.utc().minus({ days: 3 }))
}
