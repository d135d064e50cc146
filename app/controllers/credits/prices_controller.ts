import type { HttpContext } from '@adonisjs/core/http'
import { prices } from '#queries/credits/prices'
import { countryChoices, countryName } from '#queries/places/country_choices'
import { plainForVisitors } from '#replies/plain_document'

/** The public page of all prices. */
export default class PricesController {
  async show(ctx: HttpContext) {
    return this.#render(ctx, 'prices')
  }

  /** The page of what the first purchase brings, for members; visitors are shown the prices. */
  async premium(ctx: HttpContext) {
    if (!ctx.viewer) return ctx.response.redirect('/pricing')
    return this.#render(ctx, 'premium')
  }

  async #render(ctx: HttpContext, about: 'prices' | 'premium') {
    const { inertia, locale, viewer, site } = ctx
    const country = viewer?.user.country ?? countryAsked(ctx)
    const { countries, refundDays, premiumClaimPercent, freeMessages, freeConversations } =
      site.settings
    const props = {
      ...(await prices(country, site)),
      about,
      country: countryName(country, locale),
      countries: viewer ? [] : countryChoices(countries, locale),
      refundDays,
      claimPercent: premiumClaimPercent,
      freeMessages,
      freeConversations,
    }
    return inertia.render('credits/prices', props, plainForVisitors(ctx))
  }
}

/** The country in the URL, if the site serves it; else the one where the visitor is. */
function countryAsked({ location, request, site }: HttpContext) {
  const { country } = request.qs()
  return site.settings.countries.find((served) => served === country) ?? location.country
}
