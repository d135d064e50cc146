import { RequestValidator, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import type { I18n } from '@adonisjs/i18n'
import { chooseLocale } from '#core/sites/locale_choice'
import type { Locale } from '#core/sites/locales'

/** Speaks the visitor's language: the member's own, the cookie's, the domain's or the browser's. */
export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
  }

  async handle(ctx: HttpContext, next: NextFn) {
    ctx.locale = chooseLocale({
      userLanguage: ctx.member?.user.language ?? null,
      cookie: ctx.request.plainCookie('i18n_redirected', { encoded: false }) ?? null,
      domainLanguage: ctx.site.domainLanguage,
      accepted: ctx.request.languages(),
    })
    ctx.i18n = i18nManager.locale(ctx.locale)
    if ('view' in ctx) ctx.view.share({ locale: ctx.locale, i18n: ctx.i18n })
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    locale: Locale
    i18n: I18n
  }
}
