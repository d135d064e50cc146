import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { endLogins } from '#core/accounts/logging_in/end_logins'
import { Ports } from '#core/ports'
import { loginKey } from '#logins/login_list'

@inject()
export default class OtherDevicesController {
  constructor(private ports: Ports) {}

  /** The current session gets another id, so that a stolen copy of its cookie is worthless. */
  async destroy({ i18n, member, response, session }: HttpContext) {
    const except = String(session.get(loginKey))
    await endLogins(this.ports, { userId: member.user.id, except })
    session.regenerate()
    session.flash('success', i18n.t('settings.others_ended'))
    return response.redirect('/profile/devices')
  }
}
