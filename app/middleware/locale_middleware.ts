import { RequestValidator, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { I18n } from '@adonisjs/i18n'
import type { Locale } from '#core/sites/locales'
import { chosenLanguage, storeLanguage } from '#replies/cookies'
import { chooseLanguage, languageFollowed } from '#replies/language'

/** Chooses the language and time zone of the visit; script takes that of the browser. */
export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
  }

  async handle(ctx: HttpContext, next: NextFn) {
    chooseLanguage(ctx)
    rememberFollowed(ctx)
    ctx.timeZone = ctx.viewer?.user.timeZone ?? 'UTC'
    return next()
  }
}

/** A visitor goes on in the language of the public page that they came from: no later address names it. */
function rememberFollowed(ctx: HttpContext) {
  const followed = ctx.viewer ? null : languageFollowed(ctx)
  if (followed && followed !== chosenLanguage(ctx)) storeLanguage(ctx, followed)
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    locale: Locale
    timeZone: string
    i18n: I18n
  }
}
