import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { pausePurchases } from '#core/payments/spending/change_spending'
import { Ports } from '#core/ports'
import { pauseValidator } from '#validators/settings/spending'

/** A pause: a time in which the member buys nothing. */
@inject()
export default class PausesController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { hours } = await ctx.request.validateUsing(pauseValidator)
    await pausePurchases(this.ports, { userId: ctx.member.user.id, hours })
    ctx.session.flash('success', ctx.i18n.t('spending.paused'))
    return ctx.response.redirect('/settings/spending')
  }
}
