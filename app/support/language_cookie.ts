import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#core/sites/locales'

const name = 'i18n_redirected'

/** The cookie is plain, as scripts of the page and other sites of the house read it too. */
export function keepLanguage({ response }: HttpContext, locale: Locale) {
  response.plainCookie(name, locale, { encode: false, httpOnly: false, maxAge: '365d' })
}

/** What was chosen on this device before; null when nothing was. */
export function languageCookie({ request }: HttpContext) {
  const value: unknown = request.plainCookie(name, { encoded: false })
  return typeof value === 'string' ? value : null
}

export function hasChosenLanguage(ctx: HttpContext) {
  return languageCookie(ctx) !== null
}
