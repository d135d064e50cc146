import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { mayHoldCode } from '#core/payments/discounts/discount_code'
import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import { Ports } from '#core/ports'
import { currencyOf } from '#core/sites/currencies'
import { bonusHolder } from '#queries/credits/bonus_holder'
import { enteredCode } from '#queries/credits/entered_code'
import DiscountCodeTransformer from '#transformers/discount_code_transformer'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class DiscountCodesController {
  constructor(private ports: Ports) {}

  /**
   * A discount code by its name, or with `welcome=true` the welcome bonus; one that expired says so.
   * Otherwise the reason why it is not valid.
   */
  async show(ctx: HttpContext) {
    const { user } = ctx.member
    const now = this.ports.clock.now()
    const { welcome, code: typed } = ctx.request.qs()
    const entered = welcome === 'true' ? timeBonusCode : typed
    const code = (await enteredCode(entered, user, await bonusHolder(user, now))) ?? null
    const holder = { userId: user.id, country: user.country, currency: currencyOf(user.country) }
    const held = mayHoldCode(code, holder, now)
    if (!held.ok && held.refusal !== 'code_expired') return answerRefusal(ctx, held)
    return { discountcode: code && new DiscountCodeTransformer(code).toObject() }
  }
}
