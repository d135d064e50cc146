import type { HttpContext } from '@adonisjs/core/http'
import { countryChoices } from '#queries/places/country_choices'
import { cachedRegions } from '#queries/places/cached_regions'
import { sendKept } from '#replies/revalidated'
import { askedCountryValidator } from '#validators/places/places'

export default class RegionsController {
  /**
   * The regions of one country; of every country of the site, named in the language of who asks,
   * when none is given.
   */
  async index(ctx: HttpContext) {
    const { country } = await ctx.request.validateUsing(askedCountryValidator)
    return sendKept(ctx, country ? await cachedRegions(country) : await everyRegion(ctx))
  }
}

function everyRegion({ locale, site }: HttpContext) {
  const countries = countryChoices(site.settings.countries, locale)
  return Promise.all(
    countries.map(async ({ value: country, label: name }) => {
      return { country, name, regions: await cachedRegions(country) }
    })
  )
}
