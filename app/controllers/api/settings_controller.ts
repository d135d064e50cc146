import type { HttpContext } from '@adonisjs/core/http'
import { pushPublicKey } from '#config/push'
import { minimumMessageCosts } from '#core/credits/price'
import { strippedPhone } from '#core/sites/company'
import { publishedSettings } from '#core/sites/settings/published_settings'
import { allPackages } from '#queries/credits/packages_in'
import { currentSite } from '#queries/sites/current_site'
import { chosenLanguage, storeLanguage } from '#replies/cookies'
import { sendRevalidated } from '#replies/revalidated'

export default class SettingsController {
  /** The settings of the requested host, or of this one. */
  async show(ctx: HttpContext) {
    const host: unknown = ctx.request.input('host')
    const site = typeof host === 'string' && host ? await currentSite(host) : ctx.site
    const { name, domain, domainLanguage, settings, company } = site
    if (domainLanguage && chosenLanguage(ctx) === null) storeLanguage(ctx, domainLanguage)
    const published = publishedSettings(settings, {
      name,
      domain,
      domainLanguage,
      geoipCountry: ctx.location.geoip,
      geoipSelectedCountry: ctx.location.selected,
      pushPublicKey,
      supportPhone: company?.supportPhone ? strippedPhone(company.supportPhone) : null,
      minimumMessageCosts: minimumMessageCosts(
        settings.countries,
        await allPackages(settings),
        settings
      ),
    })
    return sendRevalidated(ctx, published)
  }
}
