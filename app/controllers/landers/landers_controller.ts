import type { HttpContext } from '@adonisjs/core/http'
import { landerNames, pageAsked } from '#core/landers/lander'
import { countries, type Country } from '#core/sites/countries'
import { addressIn } from '#core/sites/public_pages/address'
import { facts } from '#queries/landers/facts'
import { shownLander } from '#queries/landers/shown_lander'
import { queryOf } from '#core/users/carried'
import { carriedBy } from '#controllers/landers/carried'
import { otherLanguages } from '#controllers/landers/other_languages'
import { entryWarning } from '#replies/entry_warning'
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
    const page = pageAsked(lander, request.qs().page)
    const { locale } = ctx
    const visit = { siteId: site.id, locale, country: location.country, known }
    const slug = params.slug === undefined ? null : String(params.slug)
    const asked = { siteId: site.id, locale, country: known, slug, page }
    const shown = await shownLander(lander, asked)
    const carried = carriedBy(ctx, { lander, country: shown.look.country })
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
      languages: otherLanguages(ctx, carried),
      /** Links stay in the language of the address. */
      pathOf: (path: string) => addressIn(ctx.addressLocale, path),
      entryWarning: () => entryWarning(ctx),
      pageViewId: ctx.pageViewId ?? null,
      more: shown.more,
      everyone: shown.everyone,
    })
    return view.render(`landers/${lander}`)
  }
}

/** The country that a visitor chose, or that their address is in; null where it is a guess. */
function knownCountry({ location }: HttpContext): Country | null {
  const code = location.selected ?? location.geoip
  return countries.find((one) => one === code) ?? null
}
