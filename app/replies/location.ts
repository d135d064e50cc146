import type { HttpContext } from '@adonisjs/core/http'
import { geoipHeader } from '#config/geoip'
import { isTrustedProxy } from '#config/proxies'
import type { Uses } from '#core/ports'
import type { Country } from '#core/sites/countries'
import { visitorCountry } from '#core/sites/visitor_country'
import type { CurrentSite } from '#queries/sites/current_site'
import { chosenCountry } from '#replies/cookies'

/** Where a visitor is: by their choice, by their IP address, or by a guess. */
export type VisitorLocation = Readonly<{
  selected: string | null
  geoip: string | null
  country: Country
}>

/** Where the visitor of a site is. */
export async function locate(
  ctx: HttpContext,
  site: CurrentSite,
  ports: Uses<'countries'>
): Promise<VisitorLocation> {
  const selected = codeOf(chosenCountry(ctx))
  const geoip = countryFromProxy(ctx) ?? (await byAddress(ctx, ports))
  const signs = { selected, geoip, accepted: ctx.request.languages() }
  return { selected, geoip, country: visitorCountry(signs, site.settings.countries) }
}

/** A visitor who has disconnected has no IP address. */
async function byAddress({ request }: HttpContext, { countries }: Uses<'countries'>) {
  const address: string | undefined = request.ip()
  return address ? countries.countryOf(address) : null
}

/** Some proxies add the country, in a header that the operator names; anybody else could forge it. */
function countryFromProxy({ request }: HttpContext) {
  const isFromProxy = isTrustedProxy(request.request.socket.remoteAddress)
  return geoipHeader && isFromProxy ? codeOf(request.header(geoipHeader)) : null
}

function codeOf(value: unknown) {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null
}
