import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a member who is shown to visitors agreed that caption and number of likes stand there too. */
export default class extends BaseSchema {
  async up() {
    const no = this.db.dialect.name === 'postgres' ? 'false' : '0'
    this.schema.raw(`alter table profiles add column captioned boolean not null default ${no}`)
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('alter table profiles drop column captioned')
  }
}
