import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { endLogins } from '#core/accounts/logging_in/end_logins'
import { Ports } from '#core/ports'
import { devicesOf } from '#queries/accounts/devices_of'
import { freshDocument } from '#replies/fresh_document'
import { loginKey } from '#logins/login_list'

@inject()
export default class DevicesController {
  constructor(private ports: Ports) {}

  async index({ inertia, locale, member, session }: HttpContext) {
    const userId = member.user.id
    const reader = { userId, loginId: session.get(loginKey), locale, now: DateTime.utc() }
    return inertia.render('settings/devices', { devices: await devicesOf(reader) })
  }

  async destroy(ctx: HttpContext) {
    const only = String(ctx.params.id)
    await endLogins(this.ports, { userId: ctx.member.user.id, only })
    if (only === ctx.session.get(loginKey)) return freshDocument(ctx, '/login')
    ctx.session.flash('success', ctx.i18n.t('settings.device_ended'))
    return ctx.response.redirect('/profile/devices')
  }
}
