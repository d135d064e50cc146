import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { refundOrder } from '#core/admin/orders/refund_order'
import { settleFailedRefund } from '#core/admin/orders/settle_failed_refund'
import { parseAmount } from '#core/decimal'
import { Ports } from '#core/ports'
import { payOut } from '#jobs/pay_out_refund_job'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { orderRefundValidator, settledValidator } from '#validators/admin/orders'

@inject()
export default class OrderRefundsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(orderRefundValidator)
    const orderId = String(ctx.params.id)
    const refunded = await refundOrder(this.ports, {
      by: ctx.admin.actor,
      orderId,
      amount: parseAmount(form.amount) ?? 0,
      reason: form.reason ?? '',
      requestId: form.request,
    })
    if (!refunded.ok) return answerAdminRefusal(ctx, refunded)
    const path = `/admin/orders/${orderId}`
    if (refunded.value === null) {
      return answerDone(ctx, ctx.i18n.t('admin.orders.refund_waits'), path)
    }
    const status = await this.#askProvider(refunded.value)
    if (status !== 'failed')
      return answerDone(ctx, ctx.i18n.t(`admin.orders.refund_${status}`), path)
    ctx.session.flash('error', ctx.i18n.t('admin.orders.refund_failed'))
    return ctx.response.redirect().toPath(path)
  }

  /** Settles by hand that the last refund of an order failed. */
  async settle(ctx: HttpContext) {
    const { note, outcome } = await ctx.request.validateUsing(settledValidator)
    const orderId = String(ctx.params.id)
    const settling = { by: ctx.admin.actor, orderId, outcome, note: note ?? '' }
    const settled = await settleFailedRefund(this.ports, settling)
    if (!settled.ok) return answerAdminRefusal(ctx, settled)
    return answerDone(ctx, ctx.i18n.t('admin.orders.refund_settled'), `/admin/orders/${orderId}`)
  }

  /** At once, so that the answer tells; the job of the refund asks again, which changes nothing. */
  async #askProvider(refundId: string) {
    try {
      const asked = await payOut(this.ports, refundId)
      return asked.ok ? asked.value.status : 'requested'
    } catch (error) {
      logger.warn({ err: error, refundId }, 'The provider of a refund did not answer')
      return 'requested'
    }
  }
}
