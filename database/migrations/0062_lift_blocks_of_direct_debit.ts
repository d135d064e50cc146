import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the operator let a member pay by direct debit again after this debit had come back, and why. */
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
