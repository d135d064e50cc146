import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#core/sites/locales'
import { plainCookie } from '#replies/plain_cookie'

const name = 'i18n_redirected'

/** The cookie is plain, as scripts of the page and other sites of the house read it too. */
export function keepLanguage({ response }: HttpContext, locale: Locale) {
  response.plainCookie(name, locale, { encode: false, httpOnly: false, maxAge: '365d' })
}

/** Whether a language was chosen on this device before. */
export function hasChosenLanguage(ctx: HttpContext) {
  return plainCookie(ctx, name) !== null
}
