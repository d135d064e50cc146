import { movementKinds } from '#core/credits/movement'
import { Migration } from '#database/migration'

/**
 * Double entry in one row: `credits` leave one account and reach the other, so a movement cannot be out of balance.
 * Rows are never changed or removed: triggers refuse. Others update the stored balance of a member.
 */
export default class extends Migration {
  async up() {
    this.schema.createTable('ledger_movements', (table) => {
      table.uuid('id').primary()
      table
        .string('kind', 12)
        .notNullable()
        .checkIn([...movementKinds])
      table.string('from_account', 50).notNullable()
      table.string('to_account', 50).notNullable()
      table.integer('credits').notNullable()
      table.string('idempotency_key', 190).notNullable().unique()
      table.uuid('order_id').nullable().references('orders.id')
      table.bigInteger('at').notNullable()
      table.index(['from_account', 'at'])
      table.index(['to_account', 'at'])
      table.check('credits > 0', [], 'ledger_movements_positive')
      table.check('from_account <> to_account', [], 'ledger_movements_two_accounts')
    })
    // Movements of orders and reversals are few among many spendings. The partial indexes leave out spendings, so that
    // posting a message stays cheap.
    const ofOrders = 'where order_id is not null'
    this.index('ledger_movements_of_order', `ledger_movements (order_id) ${ofOrders}`)
    this.index('ledger_movements_taken_back', `ledger_movements (from_account) ${ofOrders}`)

    // When the ledger was checked, and what was found.
    this.schema.createTable('ledger_checks', (table) => {
      table.uuid('id').primary()
      table.bigInteger('checked_at').notNullable().index()
      table.text('accounts').notNullable()
      table.text('money').notNullable()
      table.integer('differing').notNullable()
      table.text('differences').notNullable()
    })
  }

  async down() {
    this.dropTables('ledger_checks', 'ledger_movements')
  }
}
