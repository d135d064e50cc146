import type { HttpContext } from '@adonisjs/core/http'
import { countAsked, landerNames, nextCount, type LanderName } from '#core/landers/lander'
import { needsEntryWarning } from '#core/sites/entry'
import { countries, type Country } from '#core/sites/countries'
import { locales } from '#core/sites/locales'
import { addressIn } from '#core/sites/public_pages/address'
import { trackingOf } from '#middleware/tracking_middleware'
import { facts } from '#queries/landers/facts'
import { shownLander } from '#queries/landers/shown_lander'
import { dismissals } from '#replies/cookies'
import { ownName } from '#replies/own_name'
import { notFound } from '#replies/not_found'

/**
 * Pages by which people come in. They are plain HTML with a small script of their own, and set no
 * cookie: docs/decisions/0100.
 */
export default class LandersController {
  async show(ctx: HttpContext) {
    const { location, params, request, site, view } = ctx
    // The router also takes `/landers` for an address of which the end is left out.
    const lander = landerNames.find((name) => name === params.lander) ?? notFound(ctx)
    const known = knownCountry(ctx)
    const count = countAsked(lander, request.qs().shown)
    const visit = { siteId: site.id, country: location.country, known }
    const slug = params.slug === undefined ? null : String(params.slug)
    const asked = { siteId: site.id, locale: ctx.locale, country: known, slug, count }
    const shown = await shownLander(lander, asked)
    const carried = carriedBy(ctx, lander, shown.look.country)
    // Shared, as the parts of a view see nothing else.
    view.share({
      lander,
      site,
      drawn: shown.drawn,
      people: shown.people,
      look: shown.look,
      facts: (await facts[lander]?.(shown, visit)) ?? {},
      carried,
      carriedQuery: queryOf(carried),
      languages: otherLanguages(ctx, queryOf(carried)),
      /** Links stay in the language of the address. */
      pathOf: (path: string) => addressIn(ctx.addressLocale, path),
      warns: warns(ctx),
      pageViewId: ctx.pageViewId ?? null,
      more: nextCount(lander, shown.people.length),
    })
    return view.render(`landers/${lander}`)
  }
}

/** The country that a visitor chose, or that their address is in; null where it is a guess. */
function knownCountry({ location }: HttpContext): Country | null {
  const code = location.selected ?? location.geoip
  return countries.find((one) => one === code) ?? null
}

/** What goes on into the sign-up: where the visitor came from, and where they are taken to live. */
function carriedBy(ctx: HttpContext, lander: LanderName, country: Country | null) {
  const { lb } = ctx.request.qs()
  const label = typeof lb === 'string' ? lb : null
  const all = { ...trackingOf(ctx), lander, lb: label, country }
  return Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}

function queryOf(carried: ReturnType<typeof carriedBy>) {
  const query = new URLSearchParams()
  for (const { name, value } of carried) query.set(name, value)
  return query.toString()
}

/** The same lander in the other languages, each by its own name. */
function otherLanguages({ locale, request }: HttpContext, query: string) {
  return locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      name: ownName(other),
      path: addressIn(other, request.url() + (query && `?${query}`)),
    }))
}

function warns(ctx: HttpContext) {
  return needsEntryWarning(ctx.site.settings, {
    signedIn: false,
    skipped: dismissals(ctx).has('hide-site-entry-warning'),
    country: ctx.location.country,
    path: ctx.request.url(),
  })
}
