import type { HttpContext } from '@adonisjs/core/http'
import { needsEntryWarning } from '#core/sites/entry'
import { dismissals } from '#replies/cookies'

/** Whether a page warns whoever enters the site there: only some layouts show it, not those of a form. */
export function showsEntryWarning(ctx: HttpContext) {
  return needsEntryWarning(ctx.site.settings, {
    signedIn: ctx.viewer !== undefined,
    skipped: dismissals(ctx).has('hide-site-entry-warning'),
    country: ctx.location.country,
    path: ctx.request.url(),
  })
}
