import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accounts of members that refunds go to which cannot go back the way they were paid. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('account_proofs', (table) => {
      table.uuid('id').primary().references('refunds.id')
      table.string('reference', 25).notNullable().unique()
      table.bigInteger('asked_at').notNullable()
      table.bigInteger('proved_at').nullable()
      table.uuid('movement_id').nullable()
      table.integer('received').notNullable()
      table.string('payer_name', 140).nullable()
      table.string('payer_iban', 34).nullable()
      table.check('received >= 0', [], 'account_proofs_received')
    })
  }

  async down() {
    this.schema.dropTable('account_proofs')
  }
}
