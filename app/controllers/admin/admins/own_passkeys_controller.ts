import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addAdminPasskey, removeSecondFactor } from '#core/admin/logging_in/admin_passkeys'
import { Ports } from '#core/ports'
import { relyingParty, storeChallenge, takeChallenge } from '#logins/passkey_challenge'
import { deviceName } from '#queries/accounts/device_name'
import { passkeysOfAdmin } from '#queries/admin/admins'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { newPasskeyValidator } from '#validators/accounts/passkey'

/** An admin's own passkeys, and the app that makes codes. */
@inject()
export default class OwnPasskeysController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const { id: userId, name } = ctx.admin
    const own = await passkeysOfAdmin(userId)
    const owner = { userId, name, credentialIds: own.map(({ credentialId }) => credentialId) }
    const ceremony = await this.ports.ceremonies.askForKey(relyingParty(ctx), owner)
    return storeChallenge(this.ports, ctx, 'admin_add_passkey', ceremony)
  }

  async store(ctx: HttpContext) {
    const { name, response } = await ctx.request.validateUsing(newPasskeyValidator)
    const { system } = deviceName(ctx.request.header('user-agent') ?? '')
    const added = await addAdminPasskey(this.ports, {
      by: ctx.admin.actor,
      name: name ?? '',
      fallbackName: system || ctx.i18n.t('admin.me.passkey'),
      party: relyingParty(ctx),
      challenge: takeChallenge(this.ports, ctx, 'admin_add_passkey'),
      response,
    })
    if (!added.ok) return answerAdminRefusal(ctx, added)
    return answerDone(ctx, ctx.i18n.t('admin.me.factor_added'))
  }

  destroy(ctx: HttpContext) {
    return this.#remove(ctx, String(ctx.params.id))
  }

  removeApp(ctx: HttpContext) {
    return this.#remove(ctx, null)
  }

  async #remove(ctx: HttpContext, passkeyId: string | null) {
    const removed = await removeSecondFactor(this.ports, { by: ctx.admin.actor, passkeyId })
    if (!removed.ok) return answerAdminRefusal(ctx, removed)
    return answerDone(ctx, ctx.i18n.t('admin.me.factor_removed'))
  }
}
