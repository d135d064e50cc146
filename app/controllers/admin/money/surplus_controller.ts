import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { retrySurplus, settleSurplus } from '#core/admin/money/settle_surplus'
import { Ports } from '#core/ports'
import { listBefore } from '#replies/admin/kept_form'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { noteValidator, settledValidator } from '#validators/admin/orders'

const path = '/admin/orders/open'

/** Surplus that its provider refused to refund. */
@inject()
export default class SurplusController {
  constructor(private ports: Ports) {}

  async retry(ctx: HttpContext) {
    const { note } = await ctx.request.validateUsing(noteValidator)
    const retrying = { by: ctx.admin.actor, surplusId: String(ctx.params.id), note: note ?? '' }
    const retried = await retrySurplus(this.ports, retrying)
    if (!retried.ok) return answerAdminRefusal(ctx, retried)
    return answerDone(ctx, ctx.i18n.t('admin.money.surplus_retried'), listBefore(ctx, path))
  }

  async settle(ctx: HttpContext) {
    const { note, outcome } = await ctx.request.validateUsing(settledValidator)
    const settling = { by: ctx.admin.actor, surplusId: String(ctx.params.id), note: note ?? '' }
    const settled = await settleSurplus(this.ports, { ...settling, outcome })
    if (!settled.ok) return answerAdminRefusal(ctx, settled)
    return answerDone(ctx, ctx.i18n.t('admin.money.surplus_settled'), listBefore(ctx, path))
  }
}
