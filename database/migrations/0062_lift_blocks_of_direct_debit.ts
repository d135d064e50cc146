import { BaseSchema } from '@adonisjs/lucid/schema'

/** When and why the operator lifted the block that a returned debit had caused. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('debits', (table) => {
      table.bigInteger('unblocked_at').nullable()
      table.string('unblock_reason', 500).nullable()
    })
  }

  async down() {
    for (const column of ['unblock_reason', 'unblocked_at']) {
      this.schema.raw(`alter table debits drop column ${column}`)
    }
  }
}
