import type { HttpContext } from '@adonisjs/core/http'
import { freshDocument, localPath } from '#replies/fresh_document'
import { storeLanguage } from '#replies/cookies'
import { languageValidator } from '#validators/accounts/language'

export default class LanguagesController {
  async store(ctx: HttpContext) {
    const { locale, back } = await ctx.request.validateUsing(languageValidator)
    storeLanguage(ctx, locale)
    await ctx.viewer?.user.merge({ language: locale }).save()
    return freshDocument(ctx, ctx.response.redirect().getPreviousUrl(localPath(back, '/')))
  }
}
