import { BaseSchema } from '@adonisjs/lucid/schema'

/** Changes of e-mail addresses with their links, and notifications that are switched off. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('email_changes', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('old_email', 254).notNullable()
      table.string('new_email', 254).notNullable()
      table.string('digest', 64).nullable().unique()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('requested_at').notNullable()
      table.bigInteger('changed_at').nullable()
      table.bigInteger('undone_at').nullable()
      table.index(['user_id', 'requested_at'])
    })

    this.schema.createTable('notification_switches', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('kind', 20).notNullable()
      table.string('channel', 10).notNullable()
      table.primary(['user_id', 'kind', 'channel'])
    })
  }

  async down() {
    for (const table of ['notification_switches', 'email_changes']) this.schema.dropTable(table)
  }
}
