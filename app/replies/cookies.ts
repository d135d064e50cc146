import type { HttpContext } from '@adonisjs/core/http'
import { dismissalFlags } from '#core/notifications/banners/banner'
import type { Locale } from '#core/sites/locales'

const country = 'geoip_selected_country'
const language = 'i18n_redirected'

/** A cookie that scripts read or write too, so it is neither signed nor encoded. */
export function plainCookie({ request }: HttpContext, name: string) {
  const value: unknown = request.plainCookie(name, { encoded: false })
  return typeof value === 'string' ? value : null
}

/** Keeps where a visitor says they are; with null their address tells it again. */
export function storeCountry({ response }: HttpContext, chosen: string | null) {
  if (chosen === null) return response.clearCookie(country)
  response.plainCookie(country, chosen, { encode: false, maxAge: '365d' })
}

/** The country that was chosen on this device, as a code of two letters. */
export function chosenCountry(ctx: HttpContext) {
  return plainCookie(ctx, country)
}

/** Keeps a language; scripts of the page and other sites of the house read it too. */
export function storeLanguage({ response }: HttpContext, locale: Locale) {
  response.plainCookie(language, locale, { encode: false, httpOnly: false, maxAge: '365d' })
}

/** The language that was chosen on this device before. */
export function chosenLanguage(ctx: HttpContext) {
  return plainCookie(ctx, language)
}

/** What was closed on this device: the cookie of each flag holds the time, in milliseconds. */
export function dismissals(ctx: HttpContext) {
  return new Set(dismissalFlags.filter((flag) => /^\d{13}$/.test(plainCookie(ctx, flag) ?? '')))
}
