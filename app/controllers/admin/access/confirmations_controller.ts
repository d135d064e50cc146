import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { backOffice } from '#config/admin'
import { giveSecondFactor } from '#core/admin/logging_in/second_factor'
import { Ports } from '#core/ports'
import { guardedCode } from '#logins/guarded_code'
import { adminRefusalText } from '#replies/admin/refusals'
import { localPath } from '#replies/fresh_document'
import { adminCodeValidator } from '#validators/admin/login'

/** Asks for the second factor again before what is grave; a form filled in before is kept. */
@inject()
export default class ConfirmationsController {
  constructor(private ports: Ports) {}

  async show({ request, session, view }: HttpContext) {
    session.reflash()
    return view.render('admin/access/confirm', { next: request.qs().next, error: null })
  }

  async store(ctx: HttpContext) {
    const { code, next } = await ctx.request.validateUsing(adminCodeValidator)
    ctx.session.reflash()
    const sessionId = ctx.admin.session.id
    const result = await guardedCode(this.ports, ctx, () =>
      giveSecondFactor(this.ports, { code, sessionId })
    )
    if (result.ok) return ctx.response.redirect().toPath(localPath(next, backOffice))
    ctx.response.status(422)
    const error = adminRefusalText(ctx, result)
    return ctx.view.render('admin/access/confirm', { next, error })
  }
}
