import { BaseSchema } from '@adonisjs/lucid/schema'

/** Variants of landers, kept by site: what each changes of its lander. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('lander_variants', (table) => {
      table.uuid('id').primary()
      table.uuid('site_id').notNullable().references('sites.id').onDelete('CASCADE')
      table.string('lander', 60).notNullable()
      table.string('slug', 40).notNullable()
      table.text('headlines').notNullable()
      table.string('picture_set', 20).notNullable()
      table.string('gender', 20).nullable()
      table.string('country', 2).nullable()
      table.string('mood', 20).nullable()
      table.string('question', 20).nullable()
      table.bigInteger('changed_at').notNullable()
      table.unique(['site_id', 'lander', 'slug'])
    })
  }

  async down() {
    this.schema.dropTable('lander_variants')
  }
}
