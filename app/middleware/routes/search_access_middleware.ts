import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasTrafficSource } from '#core/users/tracking'
import { maySearchLoggedOut } from '#core/sites/entry'
import AuthMiddleware from '#middleware/routes/auth_middleware'
import { trackingOf } from '#replies/tracking'

/** Lets members through, and visitors where the site allows them to search. */
export default class SearchAccessMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (visitorMaySearch(ctx)) return next()
    return new AuthMiddleware().handle(ctx, next)
  }
}

/** Whether visitors may search on this site. */
export function visitorMaySearch(ctx: HttpContext) {
  const visitor = { hasTrafficSource: hasTrafficSource(trackingOf(ctx)) }
  return maySearchLoggedOut(ctx.site.settings, visitor)
}
