import { BaseSchema } from '@adonisjs/lucid/schema'

/** Looks at pages that links with `lb` opened. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('page_views', (table) => {
      table.uuid('id').primary()
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('label', 190).notNullable()
      table.string('path', 190).notNullable()
      for (const part of ['network', 'ref', 'sub1', 'sub2', 'sub3'])
        table.string(part, 190).nullable()
      table.bigInteger('opened_at').notNullable().index()
      table.integer('seconds').nullable()
    })
  }

  async down() {
    this.schema.dropTable('page_views')
  }
}
