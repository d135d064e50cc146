import type { HttpContext } from '@adonisjs/core/http'
import { plainCookie } from '#replies/plain_cookie'

const name = 'geoip_selected_country'

/** Keeps where a visitor says they are; with null their address tells it again. */
export function keepCountry({ response }: HttpContext, country: string | null) {
  if (country === null) return response.clearCookie(name)
  response.plainCookie(name, country, { encode: false, maxAge: '365d' })
}

/** The country that was chosen on this device, as a code of two letters. */
export function chosenCountry(ctx: HttpContext) {
  return plainCookie(ctx, name)
}
