import { BaseSchema } from '@adonisjs/lucid/schema'
import { banReasons } from '#core/users/user'

/** The reason of a ban: after fraud, partners are warned. */
export default class extends BaseSchema {
  async up() {
    const known = banReasons.map((reason) => `'${reason}'`).join(', ')
    this.schema.raw(
      `alter table users add column ban_reason varchar(20) null
        constraint users_ban_reason_known check (ban_reason in (${known}))`
    )
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('alter table users drop column ban_reason')
  }
}
