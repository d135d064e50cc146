import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { resumeOrder } from '#core/payments/orders/resume_order'
import { Ports } from '#core/ports'
import { ownOrder } from '#queries/payments/own_order'
import { checkoutFor } from '#controllers/payments/checkout'
import { redirectToPayment } from '#replies/redirect_to_payment'
import { answerRefusal } from '#replies/refusals'

/** Redirects to the payment of an open order. */
@inject()
export default class OrderPaymentsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { id: orderId } = await ownOrder(ctx.member.user.id, ctx.params.id)
    const checkout = checkoutFor(ctx)
    const resumed = await resumeOrder(this.ports, { orderId, ...checkout })
    if (resumed.ok) {
      ctx.session.put('awaited_order', orderId)
      return redirectToPayment(ctx, resumed.value.order, resumed.value.payUrl)
    }
    const { refusal } = resumed
    if (refusal === 'provider_unavailable' || refusal === 'purchases_paused') {
      return answerRefusal(ctx, { ...resumed, refusal })
    }
    throw new Error(`Order ${orderId} cannot be paid: ${refusal}`)
  }
}
