import type { HttpContext } from '@adonisjs/core/http'
import { freshDocument, localPath } from '#support/fresh_document'
import { languageValidator } from '#validators/accounts/language'

export default class LanguagesController {
  /** The cookie is plain, as scripts of the page and other sites of the house read it too. */
  async store(ctx: HttpContext) {
    const { locale, back } = await ctx.request.validateUsing(languageValidator)
    ctx.response.plainCookie('i18n_redirected', locale, {
      encode: false,
      httpOnly: false,
      maxAge: '365d',
    })
    await ctx.member?.user.merge({ language: locale }).save()
    return freshDocument(ctx, ctx.response.redirect().getPreviousUrl(localPath(back, '/')))
  }
}
