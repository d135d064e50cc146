import { BaseSchema } from '@adonisjs/lucid/schema'

/** Visits of profiles, one row per pair; and when a birth date was corrected. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('visits', (table) => {
      table.uuid('visitor_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('visited_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.integer('times').notNullable()
      table.bigInteger('first_at').notNullable()
      table.bigInteger('last_at').notNullable()
      table.primary(['visitor_id', 'visited_id'])
      table.index(['visited_id', 'last_at', 'visitor_id'])
      table.check('visitor_id <> visited_id', [], 'visits_never_oneself')
    })
    this.schema.alterTable('profiles', (table) => {
      table.bigInteger('birth_date_changed_at').nullable()
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite and delete what refers to it. */
  async down() {
    this.schema.raw('alter table profiles drop column birth_date_changed_at')
    this.schema.dropTable('visits')
  }
}
