import { RequestValidator, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { I18n } from '@adonisjs/i18n'
import { IANAZone } from 'luxon'
import type { Locale } from '#core/sites/locales'
import { plainCookie } from '#replies/cookies'
import { chooseLanguage } from '#replies/language'

/** Chooses the visitor's language and time zone. */
export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
  }

  async handle(ctx: HttpContext, next: NextFn) {
    chooseLanguage(ctx)
    ctx.timeZone = timeZoneOf(ctx)
    return next()
  }
}

/** The browser's time zone from a cookie; without it, the member's stored one. */
function timeZoneOf(ctx: HttpContext) {
  const zone = plainCookie(ctx, 'time_zone')
  if (zone && IANAZone.isValidZone(zone)) return zone
  return ctx.viewer?.user.timeZone ?? 'UTC'
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    locale: Locale
    timeZone: string
    i18n: I18n
  }
}
