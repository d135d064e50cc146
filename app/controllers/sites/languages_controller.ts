import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#core/sites/locales'
import { addressInstead } from '#core/sites/public_pages/address'
import { keepLanguage } from '#logins/log_in'
import { freshDocument, localPath } from '#replies/fresh_document'
import { languageValidator } from '#validators/accounts/language'

export default class LanguagesController {
  async store(ctx: HttpContext) {
    const { locale, back } = await ctx.request.validateUsing(languageValidator)
    await keepLanguage(ctx, locale)
    const previous = ctx.response.redirect().getPreviousUrl(localPath(back, '/'))
    return freshDocument(ctx, inLanguage(locale, previous))
  }
}

/** The page that the visitor comes from, which may name a language in its address. */
function inLanguage(locale: Locale, previous: string) {
  const [origin] = /^(?:https?:\/\/[^/]+)?/.exec(previous) ?? ['']
  return origin + addressInstead(locale, previous.slice(origin.length))
}
