import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { endOtherSessions } from '#support/accounts/end_other_sessions'

@inject()
export default class OtherDevicesController {
  constructor(private ports: Ports) {}

  async destroy(ctx: HttpContext) {
    await endOtherSessions(this.ports, ctx)
    ctx.session.flash('success', ctx.i18n.t('settings.others_ended'))
    return ctx.response.redirect('/profile/devices')
  }
}
