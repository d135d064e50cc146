import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Order } from '#core/payments/order'
import { Orders } from '#core/ports/orders'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import OrderModel from '#models/order'

export class LucidOrders extends Orders {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(id: string) {
    return OrderModel.find(id, { client: this.client })
  }

  findByClientId(userId: string, clientId: string) {
    return OrderModel.query({ client: this.client }).where({ userId, clientId }).first()
  }

  lock(id: string) {
    return OrderModel.query({ client: this.client }).where('id', id).forUpdate().first()
  }

  add(order: Order) {
    return insertUnlessKnown(this.client, (client) => OrderModel.create(order, { client }))
  }

  async update(id: string, changes: Partial<Order>) {
    const order = await OrderModel.findOrFail(id, { client: this.client })
    await order.merge(changes).save()
  }
}
