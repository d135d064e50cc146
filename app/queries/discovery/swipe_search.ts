import type { HttpContext } from '@adonisjs/core/http'
import { defaultsFor, searchFor } from '#queries/discovery/requested_search'

/** The search behind the swipe game: the member's default one, in their country or everywhere. */
export function swipeSearch(ctx: HttpContext) {
  const criteria = defaultsFor(ctx)
  return searchFor(ctx, isEverywhere(ctx) ? { ...criteria, country: null } : criteria)
}

/** Whether the game covers all countries, once nobody is left in the member's own. */
export function isEverywhere({ request }: HttpContext) {
  return request.qs().everywhere === '1'
}
