import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a member agreed to be shown to visitors: on the home page and in advertising. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `alter table profiles add column advertised boolean not null default ${this.#no()}`
    )
    this.schema.raw(
      `create index profiles_advertised on profiles (id)
        where advertised and status = 'active' and not invisible`
    )
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('drop index profiles_advertised')
    this.schema.raw('alter table profiles drop column advertised')
  }

  #no() {
    return this.db.dialect.name === 'postgres' ? 'false' : '0'
  }
}
