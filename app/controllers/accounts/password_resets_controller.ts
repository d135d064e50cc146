import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { passkeysOf } from '#queries/accounts/passkeys_of'
import { ownerOfResetLink, resetPassword } from '#core/accounts/password/reset_password'
import { Ports } from '#core/ports'
import { clearAttempts } from '#logins/login_attempts'
import { pseudonym } from '#logins/pseudonym'
import { freshDocument } from '#replies/fresh_document'
import { mailedToken } from '#replies/mailed_token'
import { newPasswordValidator } from '#validators/accounts/password_reset'
import { answerRefusal } from '#replies/refusals'

const digestKey = 'reset_link'

@inject()
export default class PasswordResetsController {
  constructor(private ports: Ports) {}

  /** Moves the secret out of the URL at once; the session stores only its digest. */
  async create({ inertia, request, response, session }: HttpContext) {
    if (request.input('token') !== undefined) {
      session.put(digestKey, this.ports.secrets.digest(mailedToken({ request })))
      return response.redirect('/reset-password/do')
    }
    const owner = await ownerOfResetLink(this.ports, { digest: digestIn(session) })
    const passkeys = owner ? await passkeysOf(owner.id) : []
    return inertia.render('accounts/reset_password', {
      works: owner !== null,
      hasPasskeys: passkeys.length > 0,
    })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(newPasswordValidator)
    const link = { digest: digestIn(ctx.session), settings: ctx.site.settings }
    const passwords = { password: form.password, repeat: form.password_confirmation }
    const result = await resetPassword(this.ports, { ...link, ...passwords })
    if (!result.ok) return answerRefusal(ctx, result)

    ctx.session.forget(digestKey)
    await clearAttempts({ account: pseudonym(result.value.email) })
    await ctx.auth.use('web').logout()
    ctx.session.flash('success', ctx.i18n.t('accounts.reset_done'))
    return freshDocument(ctx, '/login')
  }
}

function digestIn(session: HttpContext['session']) {
  return String(session.get(digestKey, ''))
}
