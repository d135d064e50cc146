import { BaseSchema } from '@adonisjs/lucid/schema'
import { deleteReasons } from '#core/accounts/leaving/deletion'

/** Who is on the way out, since when, and why. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('account_deletions', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table
        .string('reason', 20)
        .notNullable()
        .checkIn([...deleteReasons])
      table.text('reason_text').nullable()
      table.text('remarks').nullable()
      table.string('status_before', 20).notNullable().checkIn(['not_confirmed', 'active'])
      table.bigInteger('requested_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('account_deletions')
  }
}
