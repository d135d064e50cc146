import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isOnlyRead } from '#config/sessionless'
import { Ports } from '#core/ports'
import { landingAt } from '#core/landings/landing_at'
import { publicPageAt } from '#core/sites/public_pages/page'
import { noLanding, noLink } from '#core/users/tracking'
import { countArrival } from '#middleware/arrival_middleware'
import { locate } from '#middleware/country_middleware'
import { currentSite, type CurrentSite } from '#queries/sites/current_site'
import { dismissals, scriptsAreStopped } from '#replies/cookies'
import { answerWith } from '#replies/kept_pages/answer_with'
import { keptPageOf, type KeptPage } from '#replies/kept_pages/kept_page'
import { keptPages } from '#replies/kept_pages/kept_pages'
import { languageFor } from '#replies/language'

/**
 * Answers visitors who only read with a page that is kept in memory, without session, database and
 * rendering. Stands before all that would open a session: docs/decisions/0102.
 */
@inject()
export default class KeptPagesMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (!keptPages.isOn || !isOnlyRead(ctx) || ctx.request.header('x-inertia')) return next()
    // Addresses with a query have no end.
    if (ctx.request.parsedUrl.query) return next()
    // A page without scripts has other headers.
    if (scriptsAreStopped(ctx)) return next()
    if (!publicPageAt(ctx.request.url())) return next()
    const site = await currentSite(ctx.request.hostname() ?? '')
    const key = await this.#keyOf(ctx, site)
    const known = keptPages.get(key) ?? (await keptPages.beingMade(key))
    if (known) return repeat(ctx, site, known)
    const page = await keptPages.make(key, async () => {
      await next()
      return keptPageOf(ctx)
    })
    if (page) answerWith(ctx, page)
  }

  /** All that such a page depends on; light and dark are decided by the browser. */
  async #keyOf(ctx: HttpContext, site: CurrentSite) {
    const { country, geoip, selected } = await locate(ctx, site, this.ports)
    const parts = [
      site.id,
      ctx.request.url(),
      ctx.addressLocale,
      languageFor(ctx, site.domainLanguage),
      country,
      geoip,
      selected,
      dismissals(ctx).has('hide-site-entry-warning'),
    ]
    return parts.join(' ')
  }
}

/** Counted like any other visit. */
async function repeat(ctx: HttpContext, site: CurrentSite, page: KeptPage) {
  const landing = landingAt(ctx.request.url()) ?? noLanding
  await countArrival(ctx, site.id, { ...noLink, ...landing })
  answerWith(ctx, page)
}
