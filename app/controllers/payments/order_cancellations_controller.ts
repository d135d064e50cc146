import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { cancelOrder } from '#core/payments/orders/resume_order'
import { Ports } from '#core/ports'
import { moneyBack } from '#queries/payments/money_back'
import { ownOrder } from '#queries/payments/own_order'

/**
 * Cancels an order, so that its bundle can be paid by another method. Its own page says what happens
 * to money that came for it.
 */
@inject()
export default class OrderCancellationsController {
  constructor(private ports: Ports) {}

  async store({ member, params, response }: HttpContext) {
    const order = await ownOrder(member.user.id, params.id)
    const cancelled = await cancelOrder(this.ports, { orderId: order.id })
    const isPaid = cancelled.ok && cancelled.value.status === 'completed'
    const hasMoney = isPaid || (await moneyBack(await order.refresh())) !== null
    return response.redirect(hasMoney ? `/transactions/${order.id}` : `/credits/${order.packageId}`)
  }
}
