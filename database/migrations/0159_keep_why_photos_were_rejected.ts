import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a measure that rejected a photo: for which reason, and whether the site did it by itself. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('measures', (table) => {
      table.string('rejection', 20).nullable()
      table.boolean('automatic').notNullable().defaultTo(false)
      table.index('subject_id')
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite and break references to it. */
  async down() {
    this.schema.alterTable('measures', (table) => table.dropIndex('subject_id'))
    this.schema.raw('alter table measures drop column automatic')
    this.schema.raw('alter table measures drop column rejection')
  }
}
