import { BaseSchema } from '@adonisjs/lucid/schema'

/** The mails about members banned for fraud: when they go, and when they went. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('fraud_warnings', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.uuid('banned_by').nullable().references('admins.id')
      table.bigInteger('mail_at').notNullable()
      table.bigInteger('mailed_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('fraud_warnings')
  }
}
