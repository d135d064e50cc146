import limiter from '@adonisjs/limiter/services/main'
import { storeOfAllNodes } from '#config/limiter'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Whoever could like everybody, and take it back, would find out who likes them. */
export const limitsOfLikes = [
  { name: 'likes_per_hour', setting: 'likesPerHour', duration: '1 hour' },
  { name: 'likes_per_day', setting: 'likesPerDay', duration: '1 day' },
] as const

/** Takes one of the likes that a member has left, for one that a login ends in; false where there is none. */
export async function takeLike(
  userId: string,
  settings: Pick<SiteSettings, 'likesPerDay' | 'likesPerHour'>
) {
  for (const { duration, name, setting } of limitsOfLikes) {
    const limit = limiter.use(storeOfAllNodes, { requests: settings[setting], duration })
    // The key under which the limiter counts the likes of a route.
    if (!(await limit.attempt(`${name}_${userId}`, () => true))) return false
  }
  return true
}
