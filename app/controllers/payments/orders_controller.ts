import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isOpen } from '#core/payments/orders/order'
import { placeOrder } from '#core/payments/orders/place_order'
import { Ports } from '#core/ports'
import { invoicesOf } from '#queries/payments/invoices_of'
import { ordersOf } from '#queries/payments/orders_of'
import { companyAccountOf } from '#queries/payments/company_account'
import { decodeCursor } from '#queries/time_cursor'
import { checkoutFor } from '#controllers/payments/checkout'
import { debitPage } from '#controllers/payments/debit_purchase'
import { redirectToPayment } from '#replies/redirect_to_payment'
import { orderFields } from '#controllers/payments/order_fields'
import { answerRefusal } from '#replies/refusals'
import OrderTransformer from '#transformers/order_transformer'
import { newOrderValidator } from '#validators/payments/new_order'
import { unavailableMethodsFor } from '#queries/payments/unavailable_methods'

@inject()
export default class OrdersController {
  constructor(private ports: Ports) {}

  async index({ inertia, member, request }: HttpContext) {
    const after = decodeCursor(request.input('after'))
    const { orders, next } = await ordersOf(member.user.id, after)
    const papers = await invoicesOf(orders, member.user.siteId)
    const shown = OrderTransformer.transform(orders)
    return inertia.render('payments/orders', { orders: shown, papers, next })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(newOrderValidator)
    const { id: userId, country, siteId } = ctx.member.user
    const closed = unavailableMethodsFor(await companyAccountOf(siteId))
    const placed = await placeOrder(this.ports, {
      ...checkoutFor(ctx),
      userId,
      country,
      closed,
      settings: ctx.site.settings,
      packageId: form.package_id,
      method: form.method,
      code: form.code ?? null,
      clientId: form.client_id,
      usesAtOnce: form.use_at_once ?? false,
      shownTotal: form.shown_total,
      bank: form.bank ?? null,
    })
    if (!placed.ok && placed.refusal === 'mandate_needed') {
      return ctx.response.redirect(debitPage({ bundle: form.package_id, code: form.code }))
    }
    if (!placed.ok) {
      return answerRefusal(ctx, { ...placed, refusal: placed.refusal }, orderFields)
    }
    const { order, payUrl } = placed.value
    if (isOpen(order)) ctx.session.put('awaited_order', order.id)
    return redirectToPayment(ctx, order, payUrl)
  }
}
