import { BaseSchema } from '@adonisjs/lucid/schema'

/** A member's time bonus counts on one open order at a time. */
export default class extends BaseSchema {
  async up() {
    // Of several such orders the newest stays; one that is paid after all is still completed.
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
