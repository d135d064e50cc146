import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isOpen } from '#core/payments/order'
import { settleOrder } from '#core/payments/settle_order'
import { Ports } from '#core/ports'
import { lastConversation } from '#queries/payments/last_conversation'
import { decodeOrderCursor, ordersOf } from '#queries/payments/orders_of'
import { ownOrder } from '#queries/payments/own_order'
import OrderTransformer from '#transformers/order_transformer'
import type Order from '#models/order'

@inject()
export default class TransactionsController {
  constructor(private ports: Ports) {}

  async index({ inertia, member, request }: HttpContext) {
    const after = decodeOrderCursor(request.input('after'))
    const { orders, next } = await ordersOf(member!.user.id, after)
    return inertia.render('payments/index', { orders: OrderTransformer.transform(orders), next })
  }

  /** Where the payer comes back to: asks the provider, as a webhook may be late or lost. */
  async show(ctx: HttpContext) {
    const { user, profile } = ctx.member!
    const order = await ownOrder(user.id, ctx.params.id)
    if (isOpen(order)) await this.#bringInStep(ctx, order)
    return ctx.inertia.render('payments/show', {
      order: OrderTransformer.transform(order),
      justCompleted: isAwaited(ctx, order),
      conversation: await lastConversation(profile.id),
    })
  }

  async #bringInStep({ member, logger }: HttpContext, order: Order) {
    try {
      await settleOrder(this.ports, { orderId: order.id })
    } catch (error) {
      logger.error({ err: error, orderId: order.id }, 'The payment provider gave no answer')
    }
    await Promise.all([order.refresh(), member!.user.refresh()])
  }
}

/** Whether this member waited for the order and now, for the first time, sees it completed. */
function isAwaited({ session }: HttpContext, { id, status }: Order) {
  if (status !== 'completed' || session.get('awaited_order') !== id) return false
  session.forget('awaited_order')
  return true
}
