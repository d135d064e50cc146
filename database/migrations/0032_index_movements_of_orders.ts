import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Movements of orders and reversals are few among many spendings. The partial indexes leave out
 * spendings, so that posting a message stays cheap.
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
