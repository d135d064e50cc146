import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { refuseFields } from '#exceptions/refusals'
import { memberOf } from '#queries/accounts/member_of'
import { currentUser } from '#queries/accounts/current_user'
import { guardedLogin } from '#support/guarded_login'
import { keepLanguage } from '#support/language_cookie'
import { savedLanguageValidator } from '#validators/accounts/language'
import { loginValidator } from '#validators/accounts/login'

/** The user by the calls of section 7; the pages have their own forms. */
@inject()
export default class UserController {
  constructor(private ports: Ports) {}

  async show({ member, site }: HttpContext) {
    return { user: await currentUser(member!, site.settings) }
  }

  /** Logs in. */
  async store(ctx: HttpContext) {
    const { request, site } = ctx
    const credentials = await request.validateUsing(loginValidator)
    const about = { address: request.ip(), settings: site.settings }
    const result = await guardedLogin(this.ports, credentials, about)
    if (!result.ok) return refuseFields(ctx, { login: result })
    const member = await memberOf(result.value.id)
    await ctx.auth.use('web').login(member.user)
    return { user: await currentUser(member, site.settings) }
  }

  /** Saves the chosen language. */
  async update(ctx: HttpContext) {
    const { language } = await ctx.request.validateUsing(savedLanguageValidator)
    keepLanguage(ctx, language)
    await ctx.member!.user.merge({ language }).save()
    return { user: await currentUser(ctx.member!, ctx.site.settings) }
  }
}
