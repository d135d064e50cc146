import { BaseSchema } from '@adonisjs/lucid/schema'

const before = ['unread', 'return', 'bonus', 'terms']

/**
 * That a member was told of the end of an account without use is a reminder as well, so that nobody is told
 * twice. The table is made anew with its rows, as SQLite cannot change a check.
 */
export default class extends BaseSchema {
  async up() {
    this.#recreate([...before, 'dormant'])
  }

  async down() {
    this.schema.raw("delete from reminders where kind = 'dormant'")
    this.#recreate(before)
  }

  #recreate(kinds: string[]) {
    this.schema.raw('create temporary table kept_reminders as select * from reminders')
    this.schema.dropTable('reminders')
    this.schema.createTable('reminders', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('kind', 20).notNullable().checkIn(kinds)
      table.bigInteger('sent_at').notNullable()
      table.primary(['user_id', 'kind'])
    })
    this.schema.raw(
      'insert into reminders (user_id, kind, sent_at) select user_id, kind, sent_at from kept_reminders'
    )
    this.schema.raw('drop table kept_reminders')
  }
}
