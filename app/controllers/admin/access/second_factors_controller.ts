import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import encodeQR from 'qr'
import { backOffice } from '#config/admin'
import { giveSecondFactor, setUpSecondFactor } from '#core/admin/logging_in/second_factor'
import { Ports } from '#core/ports'
import { forgetAdminSession } from '#logins/admin_sessions'
import { guardedCode } from '#logins/guarded_code'
import { passkeysOfAdmin } from '#queries/admin/admins'
import { adminRefusalText, type AdminRefusal } from '#replies/admin/refusals'
import { localPath } from '#replies/fresh_document'
import { adminCodeValidator } from '#validators/admin/login'

/** The session key of a secret that is shown, and not yet proved by a code. */
const secretKey = 'admin_second_factor'

/** The second step of the login: a code, or setting up the app that makes them. */
@inject()
export default class SecondFactorsController {
  constructor(private ports: Ports) {}

  /** A form that was filled in before the session ended is kept on the way. */
  async show(ctx: HttpContext) {
    ctx.session.reflash()
    return this.#page(ctx, ctx.request.qs().next, null)
  }

  async store(ctx: HttpContext) {
    const { code, next } = await ctx.request.validateUsing(adminCodeValidator)
    ctx.session.reflash()
    const sessionId = ctx.admin.session.id
    const result = await guardedCode(this.ports, ctx, () =>
      giveSecondFactor(this.ports, { code, sessionId })
    )
    if (!result.ok) return this.#again(ctx, next, result)
    if (result.value.isRecovery) ctx.session.flash('done', ctx.i18n.t('admin.access.recovery_used'))
    return ctx.response.redirect().toPath(localPath(next, backOffice))
  }

  /** Sets up the app; the recovery codes are shown this once. */
  async create(ctx: HttpContext) {
    const { code, next } = await ctx.request.validateUsing(adminCodeValidator)
    ctx.session.reflash()
    const secret: unknown = ctx.session.get(secretKey)
    if (typeof secret !== 'string') return this.#page(ctx, next, null)
    const sessionId = ctx.admin.session.id
    const result = await guardedCode(this.ports, ctx, () =>
      setUpSecondFactor(this.ports, { code, secret, sessionId })
    )
    if (!result.ok) return this.#again(ctx, next, result)
    ctx.session.forget(secretKey)
    const codes = result.value
    return ctx.view.render('admin/access/recovery_codes', {
      codes,
      next: localPath(next, backOffice),
    })
  }

  async #again(ctx: HttpContext, next: string | undefined, refused: AdminRefusal) {
    if (refused.refusal === 'session_ended') {
      forgetAdminSession(ctx)
      return ctx.response.redirect().toPath(`${backOffice}/login`)
    }
    ctx.response.status(422)
    return this.#page(ctx, next, adminRefusalText(ctx, refused))
  }

  async #page(ctx: HttpContext, next: string | undefined, error: string | null) {
    const { id, session, totpSecret } = ctx.admin
    const hasPasskey = (await passkeysOfAdmin(id)).length > 0
    if (totpSecret || (hasPasskey && !session.confirmedAt)) {
      return ctx.view.render('admin/access/second_factor', { next, error, hasPasskey })
    }
    const secret = shownSecret(ctx, this.ports)
    const address = this.ports.oneTimeCodes.address(secret, ctx.admin.email)
    const qr = encodeQR(address, 'svg', { ecc: 'medium' })
    return ctx.view.render('admin/access/new_second_factor', { next, error, secret, qr })
  }
}

function shownSecret({ session }: HttpContext, { oneTimeCodes }: Ports) {
  const shown: unknown = session.get(secretKey)
  if (typeof shown === 'string') return shown
  const secret = oneTimeCodes.makeSecret()
  session.put(secretKey, secret)
  return secret
}
