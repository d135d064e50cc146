import { BaseSchema } from '@adonisjs/lucid/schema'

/** How far the changes that each provider lists have been followed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reconciliations', (table) => {
      table.string('provider', 20).primary()
      table.bigInteger('seen_until').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('reconciliations')
  }
}
