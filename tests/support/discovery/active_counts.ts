import app from '@adonisjs/core/services/app'
import CountActiveJob from '#jobs/count_active_job'
import { invalidateRegionCounts } from '#queries/discovery/active_by_region'

/** Counts who is active in each region, as the scheduled job does, and forgets the numbers in memory. */
export async function countActiveNow() {
  const job = await app.container.make(CountActiveJob)
  await job.execute()
  invalidateRegionCounts()
}
