import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { money } from '#core/money'
import { cancelLimitChange, setSpendingLimit } from '#core/payments/spending/change_spending'
import { pendingChange, type SpendingLimits } from '#core/payments/spending/spending_limits'
import { Ports } from '#core/ports'
import { currencyOf } from '#core/sites/currencies'
import { spendingLimitValidator } from '#validators/settings/spending'

/** A member's monthly spending limit. */
@inject()
export default class SpendingLimitsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { amount } = await ctx.request.validateUsing(spendingLimitValidator)
    const { id: userId, country } = ctx.member.user
    const limit = money(amount * 100, currencyOf(country))
    const { value: limits } = await setSpendingLimit(this.ports, { userId, limit })
    return this.#answer(ctx, limits)
  }

  async destroy(ctx: HttpContext) {
    const { id: userId } = ctx.member.user
    const { value: limits } = await setSpendingLimit(this.ports, { userId, limit: null })
    return this.#answer(ctx, limits)
  }

  /** Cancels the pending change of the limit. */
  async keep(ctx: HttpContext) {
    const { value: limits } = await cancelLimitChange(this.ports, { userId: ctx.member.user.id })
    return this.#answer(ctx, limits)
  }

  #answer({ session, i18n, response }: HttpContext, limits: SpendingLimits) {
    const waits = pendingChange(limits, this.ports.clock.now()) !== null
    session.flash('success', i18n.t(waits ? 'spending.change_waits' : 'spending.saved'))
    return response.redirect('/settings/spending')
  }
}
