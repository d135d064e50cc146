import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { backOffice } from '#config/admin'
import { confirmByPasskey } from '#core/admin/logging_in/admin_passkeys'
import { Ports } from '#core/ports'
import { relyingParty, storeChallenge, takeChallenge } from '#logins/passkey_challenge'
import { passkeysOfAdmin } from '#queries/admin/admins'
import { tellNotSent } from '#replies/admin/kept_form'
import { adminRefusalText } from '#replies/admin/refusals'
import { localPath } from '#replies/fresh_document'
import { adminPasskeyValidator } from '#validators/admin/login'

/** A passkey in the place of a code: at the login, and again before what is grave. */
@inject()
export default class PasskeyFactorsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    ctx.session.reflash()
    const own = await passkeysOfAdmin(ctx.admin.id)
    const credentialIds = own.map(({ credentialId }) => credentialId)
    const ceremony = await this.ports.ceremonies.askForLogin(relyingParty(ctx), credentialIds)
    return storeChallenge(this.ports, ctx, 'admin_passkey', ceremony)
  }

  async store(ctx: HttpContext) {
    const { next, response } = await ctx.request.validateUsing(adminPasskeyValidator)
    ctx.session.reflash()
    const result = await confirmByPasskey(this.ports, {
      sessionId: ctx.admin.session.id,
      party: relyingParty(ctx),
      challenge: takeChallenge(this.ports, ctx, 'admin_passkey'),
      response,
    })
    if (result.ok) {
      tellNotSent(ctx)
      return ctx.response.redirect().toPath(localPath(next, backOffice))
    }
    ctx.response.status(422)
    const shown = { next, error: adminRefusalText(ctx, result), hasPasskey: true }
    const page = ctx.admin.session.confirmedAt ? 'confirm' : 'second_factor'
    return ctx.view.render(`admin/access/${page}`, shown)
  }
}
