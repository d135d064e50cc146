import limiter from '@adonisjs/limiter/services/main'
import { storeOfAllNodes } from '#config/limiter'
import type { SiteSettings } from '#core/sites/settings/settings'

/**
 * Takes one of the likes that a member has left, for one that a login ends in: those of its route count for the same
 * keys (`likeLimits` in start/limiter). False where there is none.
 */
export async function takeLike(
  userId: string,
  { likesPerDay, likesPerHour }: Pick<SiteSettings, 'likesPerDay' | 'likesPerHour'>
) {
  const limits = [
    { name: 'likes_per_hour', requests: likesPerHour, duration: '1 hour' },
    { name: 'likes_per_day', requests: likesPerDay, duration: '1 day' },
  ]
  for (const { name, ...terms } of limits) {
    const limit = limiter.use(storeOfAllNodes, terms)
    if (!(await limit.attempt(`${name}_${userId}`, () => true))) return false
  }
  return true
}
