import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { settleClaimByAdmin } from '#core/admin/money/close_money'
import { Ports } from '#core/ports'
import { listBefore } from '#replies/admin/kept_form'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { noteValidator } from '#validators/admin/orders'

const path = '/admin/orders/open'

/** What members owe. */
@inject()
export default class ClaimsController {
  constructor(private ports: Ports) {}

  async settle(ctx: HttpContext) {
    const { note } = await ctx.request.validateUsing(noteValidator)
    const claim = { by: ctx.admin.actor, claimId: String(ctx.params.id) }
    const settled = await settleClaimByAdmin(this.ports, { ...claim, note: note ?? '' })
    if (!settled.ok) return answerAdminRefusal(ctx, settled)
    return answerDone(ctx, ctx.i18n.t('admin.money.claim_settled'), listBefore(ctx, path))
  }
}
