import { BaseSchema } from '@adonisjs/lucid/schema'
import { banReasons } from '#core/users/user'

/** Why a member was banned: partners of one who cheats people are told. */
export default class extends BaseSchema {
  async up() {
    const known = banReasons.map((reason) => `'${reason}'`).join(', ')
    this.schema.raw(
      `alter table users add column ban_reason varchar(20) null
        constraint users_ban_reason_known check (ban_reason in (${known}))`
    )
  }

  /** In SQL: on SQLite Knex would make the table anew. */
  async down() {
    this.schema.raw('alter table users drop column ban_reason')
  }
}
