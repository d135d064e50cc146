import limiter from '@adonisjs/limiter/services/main'
import { invalidateRegionCounts } from '#queries/discovery/active_by_region'
import { invalidateCounts } from '#queries/discovery/cached_counts'
import { invalidateHomePictures } from '#queries/home/home_pictures'
import { invalidateOnlineCounts } from '#queries/landers/count_online'
import { invalidateSharing } from '#queries/landers/count_sharing'
import { invalidateLanderPeople } from '#queries/landers/lander_people'
import { invalidateLikesOf } from '#queries/landers/likes_of'
import { clearSettingsCache } from '#tests/support/sites/settings'

/** What the process keeps of rows for a while, and what counts towards limits. */
export async function forgetMemory() {
  clearSettingsCache()
  invalidateCounts()
  invalidateHomePictures()
  invalidateLanderPeople()
  invalidateLikesOf()
  invalidateOnlineCounts()
  invalidateRegionCounts()
  invalidateSharing()
  await limiter.clear(['memory'])
}
