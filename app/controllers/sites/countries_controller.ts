import type { HttpContext } from '@adonisjs/core/http'
import { freshDocument } from '#replies/fresh_document'
import { storeCountry } from '#replies/cookies'
import { countryValidator } from '#validators/accounts/country'

export default class CountriesController {
  /** Stores the visitor's choice of country; without one the IP address decides again. */
  async store(ctx: HttpContext) {
    const meta = { countries: ctx.site.settings.countries }
    const { country } = await ctx.request.validateUsing(countryValidator, { meta })
    storeCountry(ctx, country)
    ctx.session.flash('success', ctx.i18n.t('settings.country_changed'))
    return freshDocument(ctx, '/lang-config')
  }
}
