import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'

/** Spending limits and pauses of members. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('spending_cares', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      for (const limit of ['limit', 'next']) {
        table.integer(`${limit}_amount`).nullable()
        table
          .string(`${limit}_currency`, 3)
          .nullable()
          .checkIn([...currencies])
      }
      table.bigInteger('next_at').nullable()
      table.bigInteger('paused_until').nullable()
      table.check(
        '(limit_amount is null) = (limit_currency is null) and (next_amount is null) = (next_currency is null)',
        [],
        'spending_cares_whole'
      )
      table.check(
        'coalesce(limit_amount, 1) > 0 and coalesce(next_amount, 1) > 0',
        [],
        'spending_cares_positive'
      )
    })
  }

  async down() {
    this.schema.dropTable('spending_cares')
  }
}
