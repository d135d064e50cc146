import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { normaliseEmail } from '#core/email'
import { Ports } from '#core/ports'
import User from '#models/user'
import { freshDocument, localPath } from '#replies/fresh_document'
import { pendingActProps, finishPendingAct } from '#controllers/accounts/pending_act'
import { offerReturn } from '#controllers/accounts/returning_member'
import { offerAppeal } from '#controllers/moderation/judged_member'
import { guardedLogin } from '#logins/guarded_login'
import { logIn } from '#logins/log_in'
import { loginValidator } from '#validators/accounts/login'
import { loginReason } from '#replies/login_reason'
import { answerRefusal, wantsJson } from '#replies/refusals'

@inject()
export default class LoginsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const pending = await pendingActProps(ctx, this.ports)
    return ctx.inertia.render('accounts/login', { pending, reason: loginReason(ctx) })
  }

  async store(ctx: HttpContext) {
    const credentials = await ctx.request.validateUsing(loginValidator)
    const result = await guardedLogin(this.ports, ctx, credentials)
    if (!result.ok && result.refusal === 'deletion_pending' && !wantsJson(ctx)) {
      const user = await User.findByOrFail('email', normaliseEmail(credentials.email))
      return offerReturn(ctx, user.id)
    }
    if (!result.ok && result.refusal === 'banned' && !wantsJson(ctx)) {
      const user = await User.findByOrFail('email', normaliseEmail(credentials.email))
      return offerAppeal(ctx, user.id)
    }
    if (!result.ok) return answerRefusal(ctx, result, 'login')

    await logIn(ctx, result.value.id)
    const path = await finishPendingAct(ctx, this.ports, result.value.id)
    return freshDocument(ctx, path ?? localPath(ctx.session.pull('intended_url'), '/members'))
  }

  async destroy(ctx: HttpContext) {
    await ctx.auth.use('web').logout()
    return freshDocument(ctx, '/')
  }
}
