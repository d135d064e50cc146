import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isOnlyRead } from '#config/sessionless'
import { Ports } from '#core/ports'
import { landingAt } from '#core/landings/landing_at'
import { publicPageAt } from '#core/sites/public_pages/page'
import { noLanding, noLink } from '#core/users/tracking'
import { countArrival } from '#replies/arrival'
import { currentSite, type CurrentSite } from '#queries/sites/current_site'
import { dismissals, scriptsAreStopped } from '#replies/cookies'
import { withCriticalStyle } from '#replies/critical_style'
import { answerWith } from '#replies/kept_pages/answer_with'
import { keptPageOf, type KeptPage } from '#replies/kept_pages/kept_page'
import { keptPages } from '#replies/kept_pages/kept_pages'
import { languageFor } from '#replies/language'
import { locate } from '#replies/location'

/**
 * Answers visitors who only read with a page that is kept in memory, without session, database and
 * rendering. Stands before all that would open a session: docs/decisions/0102. Public pages that are made
 * come to visitors with the rules that draw them: docs/decisions/0115.
 */
@inject()
export default class PublicPagesMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (!publicPageAt(ctx.request.url())) return next()
    if (!mayBeKept(ctx)) return draw(ctx, next)
    const site = await currentSite(ctx.request.hostname() ?? '')
    const key = await this.#keyOf(ctx, site)
    const known = keptPages.get(key) ?? (await keptPages.beingMade(key))
    if (known) return repeat(ctx, site, known)
    const page = await keptPages.make(key, async () => {
      await draw(ctx, next)
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

function mayBeKept(ctx: HttpContext) {
  if (!keptPages.isOn || !isOnlyRead(ctx) || ctx.request.header('x-inertia')) return false
  // Addresses with a query have no end, and headers without script are not those of others.
  return !ctx.request.parsedUrl.query && !scriptsAreStopped(ctx)
}

/** Members have the style sheet in their browser; in development it is no file. */
async function draw(ctx: HttpContext, next: NextFn) {
  await next()
  const { response, viewer } = ctx
  if (!app.inProduction || viewer) return
  const body: unknown = response.hasLazyBody ? response.getBody() : null
  if (typeof body !== 'string' || !body.startsWith('<!DOCTYPE html>')) return
  response.send(withCriticalStyle(body, response.nonce))
}

/** Counted like any other visit. */
async function repeat(ctx: HttpContext, site: CurrentSite, page: KeptPage) {
  const landing = landingAt(ctx.request.url()) ?? noLanding
  await countArrival(ctx, site.id, { ...noLink, ...landing })
  answerWith(ctx, page)
}
