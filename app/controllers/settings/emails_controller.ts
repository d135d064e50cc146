import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { requestEmailChange } from '#core/accounts/email/request_email_change'
import { Ports } from '#core/ports'
import { guardedSetting } from '#logins/guarded_setting'
import { emailValidator } from '#validators/settings/email'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class EmailsController {
  constructor(private ports: Ports) {}

  edit({ inertia }: HttpContext) {
    return inertia.render('settings/email', {})
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(emailValidator)
    const outcome = await guardedSetting(this.ports, ctx, () => this.#request(ctx, form))
    if (!outcome.ok) return answerRefusal(ctx, outcome, 'old_password')

    const hours = ctx.site.settings.emailChangeLinkHours
    ctx.session.flash('success', ctx.i18n.t('settings.email_link_sent', { hours }))
    return ctx.response.redirect('/profile')
  }

  #request({ member, site }: HttpContext, form: Infer<typeof emailValidator>) {
    return requestEmailChange(this.ports, {
      userId: member.user.id,
      password: form.old_password,
      email: form.email,
      settings: site.settings,
    })
  }
}
