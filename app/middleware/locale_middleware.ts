import { RequestValidator, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { I18n } from '@adonisjs/i18n'
import type { Locale } from '#core/sites/locales'
import { chooseLanguage } from '#replies/language'

/** Chooses the language and time zone of the visit; script takes that of the browser. */
export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
  }

  async handle(ctx: HttpContext, next: NextFn) {
    chooseLanguage(ctx)
    ctx.timeZone = ctx.viewer?.user.timeZone ?? 'UTC'
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    locale: Locale
    timeZone: string
    i18n: I18n
  }
}
