import { BaseSchema } from '@adonisjs/lucid/schema'

/** When backups were made and restored in a drill, and what failed of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('backup_outcomes', (table) => {
      table.uuid('id').primary()
      table.string('act', 10).notNullable()
      table.bigInteger('at').notNullable()
      table.text('failure').nullable()
      table.index(['act', 'at'])
    })
  }

  async down() {
    this.schema.dropTable('backup_outcomes')
  }
}
