import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { withoutScriptDays } from '#core/privacy/kept_in_browser'
import { dismissalFlags, isStillDismissed } from '#core/notifications/banners/banner'
import type { Locale } from '#core/sites/locales'

const country = 'geoip_selected_country'
const language = 'i18n_redirected'
const withoutScript = 'without-script'

/** A cookie that scripts read or write too, so it is neither signed nor encoded. */
export function plainCookie({ request }: HttpContext, name: string) {
  const value: unknown = request.plainCookie(name, { encoded: false })
  return typeof value === 'string' ? value : null
}

/** Stores the visitor's choice of country; null returns to the IP address. */
export function storeCountry({ response }: HttpContext, chosen: string | null) {
  if (chosen === null) return response.clearCookie(country)
  response.plainCookie(country, chosen, { encode: false, maxAge: '365d' })
}

/** The country chosen on this device, as an ISO 3166-1 code. */
export function chosenCountry(ctx: HttpContext) {
  return plainCookie(ctx, country)
}

/** Stores a language; the page's scripts and sibling sites read it too. */
export function storeLanguage({ response }: HttpContext, locale: Locale) {
  response.plainCookie(language, locale, { encode: false, httpOnly: false, maxAge: '365d' })
}

/** The language chosen on this device. */
export function chosenLanguage(ctx: HttpContext) {
  return plainCookie(ctx, language)
}

/** Shows pages without script, to a browser too old for it. */
export function stopScripts({ response }: HttpContext) {
  response.plainCookie(withoutScript, '1', { encode: false, maxAge: `${withoutScriptDays}d` })
}

/** Whether this browser is shown pages without script. */
export function scriptsAreStopped(ctx: HttpContext) {
  return plainCookie(ctx, withoutScript) !== null
}

/** The banners dismissed on this device: each flag's cookie holds the time, in milliseconds. */
export function dismissals(ctx: HttpContext) {
  const now = DateTime.utc()
  return new Set(
    dismissalFlags.filter((flag) => {
      const at = plainCookie(ctx, flag) ?? ''
      return /^\d{13}$/.test(at) && isStillDismissed(flag, DateTime.fromMillis(Number(at)), now)
    })
  )
}
