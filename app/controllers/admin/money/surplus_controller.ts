import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { retrySurplus, settleSurplus } from '#core/admin/money/settle_surplus'
import { Ports } from '#core/ports'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { noteValidator } from '#validators/admin/orders'

const path = '/admin/orders/open'

/** Surplus that its provider refused to refund. */
@inject()
export default class SurplusController {
  constructor(private ports: Ports) {}

  async retry(ctx: HttpContext) {
    const retried = await retrySurplus(this.ports, await this.#settlingIn(ctx))
    if (!retried.ok) return answerAdminRefusal(ctx, retried)
    return answerDone(ctx, ctx.i18n.t('admin.money.surplus_retried'), path)
  }

  async settle(ctx: HttpContext) {
    const settled = await settleSurplus(this.ports, await this.#settlingIn(ctx))
    if (!settled.ok) return answerAdminRefusal(ctx, settled)
    return answerDone(ctx, ctx.i18n.t('admin.money.surplus_settled'), path)
  }

  async #settlingIn({ admin, params, request }: HttpContext) {
    const { note } = await request.validateUsing(noteValidator)
    return { by: admin.actor, surplusId: String(params.id), note: note ?? '' }
  }
}
