import { BaseSchema } from '@adonisjs/lucid/schema'
import { movementKinds } from '#core/credits/movement'

/**
 * Double entry in one row: `credits` leave one account and reach the other, so a movement
 * cannot be out of balance. Rows are never changed or removed: the database refuses.
 */
export default class extends BaseSchema {
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

    if (this.db.dialect.name === 'postgres') this.#guardPostgres()
    else this.#guardSqlite()
  }

  async down() {
    this.schema.dropTable('ledger_movements')
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop function ledger_is_append_only')
  }

  #guardPostgres() {
    this.schema.raw(`
      create function ledger_is_append_only() returns trigger as $$
      begin raise exception 'the ledger is append only'; end $$ language plpgsql`)
    this.schema.raw(`
      create trigger ledger_movements_append_only
      before update or delete or truncate on ledger_movements
      for each statement execute function ledger_is_append_only()`)
  }

  #guardSqlite() {
    for (const change of ['update', 'delete']) {
      this.schema.raw(`
        create trigger ledger_movements_no_${change} before ${change} on ledger_movements
        begin select raise(abort, 'the ledger is append only'); end`)
    }
  }
}
