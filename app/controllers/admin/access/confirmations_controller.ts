import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { backOffice } from '#config/admin'
import { giveSecondFactor } from '#core/admin/logging_in/second_factor'
import { Ports } from '#core/ports'
import { guardedCode } from '#logins/guarded_code'
import { passkeysOfAdmin } from '#queries/admin/admins'
import { tellNotSent } from '#replies/admin/kept_form'
import { adminRefusalText } from '#replies/admin/refusals'
import { localPath } from '#replies/fresh_document'
import { adminCodeValidator } from '#validators/admin/login'

/** Asks for the second factor again before what is grave; a form filled in before is kept. */
@inject()
export default class ConfirmationsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    ctx.session.reflash()
    return page(ctx, ctx.request.qs().next, null)
  }

  async store(ctx: HttpContext) {
    const { code, next } = await ctx.request.validateUsing(adminCodeValidator)
    ctx.session.reflash()
    const sessionId = ctx.admin.session.id
    const result = await guardedCode(this.ports, ctx, () =>
      giveSecondFactor(this.ports, { code, sessionId })
    )
    if (result.ok) {
      tellNotSent(ctx)
      return ctx.response.redirect().toPath(localPath(next, backOffice))
    }
    ctx.response.status(422)
    return page(ctx, next, adminRefusalText(ctx, result))
  }
}

async function page({ admin, view }: HttpContext, next: string | undefined, error: string | null) {
  const hasPasskey = (await passkeysOfAdmin(admin.id)).length > 0
  return view.render('admin/access/confirm', { next, error, hasPasskey })
}
