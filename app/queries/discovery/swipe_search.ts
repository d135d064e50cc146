import type { HttpContext } from '@adonisjs/core/http'
import { defaultsFor, searchFor } from '#queries/discovery/requested_search'

/** Whom the swipe game goes through: the member's default search, or that in every country. */
export function swipeSearch(ctx: HttpContext) {
  const criteria = defaultsFor(ctx)
  return searchFor(ctx, isEverywhere(ctx) ? { ...criteria, country: null } : criteria)
}

/** Whether the game goes on in other countries, once there is nobody left in one's own. */
export function isEverywhere({ request }: HttpContext) {
  return request.qs().everywhere === '1'
}
