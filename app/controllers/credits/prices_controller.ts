import type { HttpContext } from '@adonisjs/core/http'
import { prices } from '#queries/credits/prices'
import { countryName } from '#queries/places/country_choices'

/** The public page of all prices. */
export default class PricesController {
  async show(ctx: HttpContext) {
    return this.#render(ctx, 'prices')
  }

  /** The page of what the first purchase brings, for members. */
  async premium(ctx: HttpContext) {
    return this.#render(ctx, 'premium')
  }

  async #render(
    { inertia, locale, viewer, site, location }: HttpContext,
    about: 'prices' | 'premium'
  ) {
    const country = viewer?.user.country ?? location.country
    const { refundDays, premiumClaimPercent, freeMessages, freeConversations } = site.settings
    return inertia.render('credits/prices', {
      ...(await prices(country, site)),
      about,
      country: countryName(country, locale),
      refundDays,
      claimPercent: premiumClaimPercent,
      freeMessages,
      freeConversations,
    })
  }
}
