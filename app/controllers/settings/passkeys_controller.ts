import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addPasskey } from '#core/accounts/logging_in/add_passkey'
import { Ports } from '#core/ports'
import Passkey from '#models/passkey'
import { passkeysOf } from '#queries/accounts/passkeys_of'
import { deviceName } from '#queries/accounts/device_name'
import { relyingParty, takeChallenge } from '#logins/passkey_challenge'
import { newPasskeyValidator } from '#validators/accounts/passkey'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class PasskeysController {
  constructor(private ports: Ports) {}

  async index({ inertia, member }: HttpContext) {
    return inertia.render('settings/passkeys', { passkeys: await passkeysOf(member.user.id) })
  }

  async store(ctx: HttpContext) {
    const { name, response } = await ctx.request.validateUsing(newPasskeyValidator)
    const result = await addPasskey(this.ports, {
      userId: ctx.member.user.id,
      name: name ?? '',
      fallbackName: nameOfDevice(ctx),
      party: relyingParty(ctx),
      response,
      challenge: takeChallenge(this.ports, ctx, 'add_passkey'),
    })
    if (!result.ok) return answerRefusal(ctx, result)
    ctx.session.flash('success', ctx.i18n.t('settings.passkey_added'))
    return ctx.response.redirect('/profile/passkeys')
  }

  async destroy({ i18n, member, params, response, session }: HttpContext) {
    await Passkey.query()
      .where({ id: String(params.id), user_id: member.user.id })
      .delete()
    session.flash('success', i18n.t('settings.passkey_removed'))
    return response.redirect('/profile/passkeys')
  }
}

function nameOfDevice({ i18n, request }: HttpContext) {
  const { system } = deviceName(request.header('user-agent') ?? '')
  return system || i18n.t('settings.unknown_device')
}
