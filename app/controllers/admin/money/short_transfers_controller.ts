import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { acceptShortTransfer, returnShortTransfer } from '#core/admin/money/settle_short_transfer'
import { Ports } from '#core/ports'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { reasonValidator } from '#validators/admin/orders'

/** Bank transfers of less than their price. */
@inject()
export default class ShortTransfersController {
  constructor(private ports: Ports) {}

  async accept(ctx: HttpContext) {
    const accepted = await acceptShortTransfer(this.ports, await settling(ctx))
    if (!accepted.ok) return answerAdminRefusal(ctx, accepted)
    const { orderId } = accepted.value
    return answerDone(ctx, ctx.i18n.t('admin.money.short_accepted'), `/admin/orders/${orderId}`)
  }

  async giveBack(ctx: HttpContext) {
    const returned = await returnShortTransfer(this.ports, await settling(ctx))
    if (!returned.ok) return answerAdminRefusal(ctx, returned)
    const { orderId } = returned.value
    return answerDone(ctx, ctx.i18n.t('admin.money.short_returned'), `/admin/orders/${orderId}`)
  }
}

async function settling({ admin, params, request }: HttpContext) {
  const { reason } = await request.validateUsing(reasonValidator)
  return { by: admin.actor, reference: String(params.reference), reason: reason ?? '' }
}
