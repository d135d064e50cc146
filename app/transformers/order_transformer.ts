import { BaseTransformer } from '@adonisjs/core/transformers'
import { isOpen } from '#core/payments/orders/order'
import type Order from '#models/order'

/** An order as its buyer sees it; amounts in minor units of its currency. */
export default class OrderTransformer extends BaseTransformer<Order> {
  toObject() {
    const order = this.resource
    return {
      ...this.pick(order, ['id', 'packageId', 'status', 'method', 'credits', 'useAtOnceVersion']),
      open: isOpen(order),
      total: { amount: order.totalAmount, currency: order.currency },
      createdAt: order.createdAt.toJSDate().toISOString(),
    }
  }
}
