import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { changePassword } from '#core/accounts/password/change_password'
import { Ports } from '#core/ports'
import { guardedSetting } from '#logins/guarded_setting'
import { loginKey } from '#logins/login_list'
import { passwordValidator } from '#validators/settings/password'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class PasswordsController {
  constructor(private ports: Ports) {}

  edit({ inertia }: HttpContext) {
    return inertia.render('settings/password', {})
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(passwordValidator)
    const outcome = await guardedSetting(this.ports, ctx, () => this.#change(ctx, form))
    if (!outcome.ok) return answerRefusal(ctx, outcome, 'old_password')

    ctx.session.regenerate()
    ctx.session.flash('success', ctx.i18n.t('settings.password_changed'))
    return ctx.response.redirect('/profile')
  }

  #change({ member, session, site }: HttpContext, form: Infer<typeof passwordValidator>) {
    return changePassword(this.ports, {
      userId: member.user.id,
      loginId: session.get(loginKey, ''),
      oldPassword: form.old_password,
      password: form.password,
      repeat: form.password_confirmation,
      settings: site.settings,
    })
  }
}
