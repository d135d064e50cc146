import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { openStatuses, type Order } from '#core/payments/orders/order'
import { Orders } from '#core/repositories/orders'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import { plain } from '#adapters/lucid/plain'
import OrderModel from '#models/order'

export class LucidOrders extends Orders {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await OrderModel.find(id, { client: this.client }))
  }

  async findByClientId(userId: string, clientId: string) {
    return plain(
      await OrderModel.query({ client: this.client }).where({ userId, clientId }).first()
    )
  }

  async findOpenWith(userId: string, discountCode: string) {
    const query = OrderModel.query({ client: this.client }).where({ userId, discountCode })
    return plain(await query.whereIn('status', [...openStatuses]).first())
  }

  async lock(id: string) {
    const query = OrderModel.query({ client: this.client }).where('id', id)
    return plain(await query.forUpdate().first())
  }

  lockCompletedOf(userId: string) {
    const query = OrderModel.query({ client: this.client }).where({ userId, status: 'completed' })
    return query.orderBy('id').forUpdate()
  }

  openOrCompletedSince(userId: string, since: DateTime) {
    return OrderModel.openOrCompletedSince(userId, since, this.client)
  }

  add(order: Order) {
    return insertUnlessKnown(this.client, (client) => OrderModel.create(order, { client }))
  }

  async update(id: string, changes: Partial<Order>) {
    const order = await OrderModel.findOrFail(id, { client: this.client })
    await order.merge(changes).save()
  }
}
