import { RequestValidator, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import type { I18n } from '@adonisjs/i18n'
import { IANAZone } from 'luxon'
import { chooseLocale } from '#core/sites/locale_choice'
import type { Locale } from '#core/sites/locales'
import { chosenLanguage, plainCookie } from '#replies/cookies'

/** Chooses the visitor's language and time zone. */
export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
  }

  async handle(ctx: HttpContext, next: NextFn) {
    ctx.locale = chooseLocale({
      userLanguage: ctx.viewer?.user.language ?? null,
      cookie: chosenLanguage(ctx),
      domainLanguage: ctx.site.domainLanguage,
      accepted: ctx.request.languages(),
    })
    ctx.timeZone = timeZoneOf(ctx)
    ctx.i18n = i18nManager.locale(ctx.locale)
    ctx.response.header('Content-Language', ctx.locale)
    if ('view' in ctx) ctx.view.share({ locale: ctx.locale, i18n: ctx.i18n })
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
