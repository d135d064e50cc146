import { DateTime } from 'luxon'
import { compareSettlements } from '#jobs/compare_settlements_job'
import { sitePorts } from '#tests/support/site/ports'

/** Where the ledger and the providers differ in the payments of the last three days. */
export async function settlementDifferences() {
  return compareSettlements(await sitePorts(), DateTime.utc().minus({ days: 3 }))
}
