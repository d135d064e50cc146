import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What was booked for an order, and what was taken back of a member, are few among many spendings.
 * These are in neither index, so that a message stays as cheap to book as it was.
 */
export default class extends BaseSchema {
  async up() {
    for (const [name, column] of indexes) {
      this.schema.raw(
        `create index ${name} on ledger_movements (${column}) where order_id is not null`
      )
    }
  }

  async down() {
    for (const [name] of indexes) this.schema.raw(`drop index ${name}`)
  }
}

const indexes = [
  ['ledger_movements_of_order', 'order_id'],
  ['ledger_movements_taken_back', 'from_account'],
]
