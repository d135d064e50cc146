import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { confirmOwner } from '#core/accounts/password/confirm_owner'
import { Ports } from '#core/ports'
import { credentialIdsOf } from '#queries/accounts/passkeys_of'
import { guardedSetting } from '#logins/guarded_setting'
import { storeChallenge, relyingParty } from '#logins/passkey_challenge'
import { ownerValidator } from '#validators/accounts/passkey'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class PasskeyChallengesController {
  constructor(private ports: Ports) {}

  /** Adding a passkey requires the password. */
  async store(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(ownerValidator)
    const { user, profile } = ctx.member
    const confirm = () => confirmOwner(this.ports, { userId: user.id, password })
    const confirmed = await guardedSetting(this.ports, ctx, confirm)
    if (!confirmed.ok) return answerRefusal(ctx, confirmed, 'password')

    const credentialIds = await credentialIdsOf(user.id)
    const owner = { userId: user.id, name: profile.name, credentialIds }
    const ceremony = await this.ports.ceremonies.askForKey(relyingParty(ctx), owner)
    return storeChallenge(this.ports, ctx, 'add_passkey', ceremony)
  }
}
