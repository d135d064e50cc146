import { BaseSchema } from '@adonisjs/lucid/schema'

/** One open order at a time may reserve a member's time bonus. */
export default class extends BaseSchema {
  async up() {
    // The newest of several such orders stays open; a cancelled one still completes when it is paid.
    this.defer(async (db) => {
      await db.rawQuery(`
        update orders set status = 'cancelled'
        where ${holding} and exists (
          select 1 from orders as newer
          where newer.user_id = orders.user_id and newer.id > orders.id
            and newer.discount_code = 'TIMEBONUS25' and newer.status in ('loading', 'pending')
        )`)
      await db.rawQuery(
        `create unique index orders_one_time_bonus on orders (user_id) where ${holding}`
      )
    })
  }

  async down() {
    this.schema.raw('drop index orders_one_time_bonus')
  }
}

const holding = `orders.discount_code = 'TIMEBONUS25' and orders.status in ('loading', 'pending')`
