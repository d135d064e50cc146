import type { HttpContext } from '@adonisjs/core/http'
import { countryChoices } from '#queries/places/country_choices'

export default class LanguagesController {
  /** Choosing is the job of the routes that every menu of them posts to. */
  edit({ inertia, locale, site, location }: HttpContext) {
    return inertia.render('settings/language', {
      countries: countryChoices(site.settings.countries, locale),
      selected: location.selected,
    })
  }
}
