import { BaseSchema } from '@adonisjs/lucid/schema'

/** How an admin settled by hand that a refund failed. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('refunds', (table) => {
      table.bigInteger('settled_at').nullable()
      table.string('settled_note', 500).nullable()
    })
  }

  async down() {
    this.schema.alterTable('refunds', (table) => {
      table.dropColumns('settled_at', 'settled_note')
    })
  }
}
