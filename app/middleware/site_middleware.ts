import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { currentSite, type CurrentSite } from '#queries/sites/current_site'

/** Finds the site by the host of the request. */
export default class SiteMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.site = await currentSite(ctx.request.hostname() ?? '')
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    site: CurrentSite
  }
}
