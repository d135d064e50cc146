import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every wording of the pages that came with a release, and when versions of admins were announced. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('shipped_texts', (table) => {
      table.uuid('id').primary()
      table.string('page', 40).notNullable()
      table.text('texts').notNullable()
      table.bigInteger('shipped_at').notNullable()
      table.bigInteger('holds_from').notNullable()
      table.uuid('approved_by').nullable().references('admins.id')
      table.bigInteger('approved_at').nullable()
      table.index(['page', 'holds_from'])
    })
    this.schema.raw('alter table content_versions add column scheduled_at bigint null')
  }

  async down() {
    this.schema.raw('alter table content_versions drop column scheduled_at')
    this.schema.dropTable('shipped_texts')
  }
}
