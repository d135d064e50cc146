import type { HttpContext } from '@adonisjs/core/http'
import { countryChoices } from '#queries/places/country_choices'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import { sendRevalidated } from '#replies/revalidated'
import { askedCountryValidator } from '#validators/places/places'

export default class RegionsController {
  /**
   * The regions of one country, by their names in the visitor's language; without a country, those of every
   * country of the site, with its name.
   */
  async index(ctx: HttpContext) {
    const { country } = await ctx.request.validateUsing(askedCountryValidator)
    const regions = country ? regionsOfCountry(country, ctx.locale) : everyRegion(ctx)
    return sendRevalidated(ctx, await regions)
  }
}

function everyRegion({ locale, site }: HttpContext) {
  const countries = countryChoices(site.settings.countries, locale)
  return Promise.all(
    countries.map(async ({ value: country, label: name }) => {
      return { country, name, regions: await regionsOfCountry(country, locale) }
    })
  )
}
