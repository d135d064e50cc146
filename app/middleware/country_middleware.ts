import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { geoipHeader } from '#config/geoip'
import { isTrustedProxy } from '#config/proxies'
import { Ports } from '#core/ports'
import type { Country } from '#core/sites/countries'
import { visitorCountry } from '#core/sites/visitor_country'
import { chosenCountry } from '#replies/cookies'

/** Where a visitor is: by their choice, by their IP address, or by a guess. */
export type VisitorLocation = Readonly<{
  selected: string | null
  geoip: string | null
  country: Country
}>

/** Determines the visitor's country. */
@inject()
export default class CountryMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const { request, site } = ctx
    const selected = codeOf(chosenCountry(ctx))
    const geoip = countryFromProxy(ctx) ?? (await this.#byAddress(ctx))
    const signs = { selected, geoip, accepted: request.languages() }
    ctx.location = { selected, geoip, country: visitorCountry(signs, site.settings.countries) }
    return next()
  }

  /** A visitor who has disconnected has no IP address. */
  async #byAddress({ request }: HttpContext) {
    const address: string | undefined = request.ip()
    return address ? this.ports.countries.countryOf(address) : null
  }
}

/** Some proxies add the country, in a header that the operator names; anybody else could forge it. */
function countryFromProxy({ request }: HttpContext) {
  const isFromProxy = isTrustedProxy(request.request.socket.remoteAddress)
  return geoipHeader && isFromProxy ? codeOf(request.header(geoipHeader)) : null
}

function codeOf(value: unknown) {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    location: VisitorLocation
  }
}
