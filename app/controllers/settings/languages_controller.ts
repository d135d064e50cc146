import type { HttpContext } from '@adonisjs/core/http'
import { countryChoices } from '#queries/places/country_choices'

export default class LanguagesController {
  /** The choice itself is posted to `/language`, as from every language menu. */
  edit({ inertia, locale, site, location }: HttpContext) {
    return inertia.render('settings/language', {
      countries: countryChoices(site.settings.countries, locale),
      selected: location.selected,
    })
  }
}
