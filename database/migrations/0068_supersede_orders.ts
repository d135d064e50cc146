import { BaseSchema } from '@adonisjs/lucid/schema'

/** Orders that were given up while their payment could not be cancelled, and those in their place. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('orders', (table) => {
      table.bigInteger('superseded_at').nullable()
      table.uuid('replaces_id').nullable().index()
    })
  }

  async down() {
    this.schema.raw('drop index orders_replaces_id_index')
    for (const column of ['replaces_id', 'superseded_at']) {
      this.schema.raw(`alter table orders drop column ${column}`)
    }
  }
}
