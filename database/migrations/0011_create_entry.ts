import { BaseSchema } from '@adonisjs/lucid/schema'

/** Logins and passkeys. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('logins', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('user_agent', 255).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_seen_at').notNullable()
      table.index(['user_id', 'last_seen_at'])
      table.index(['last_seen_at'])
    })

    this.schema.createTable('passkeys', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('credential_id', 1400).notNullable().unique()
      table.text('public_key').notNullable()
      table.bigInteger('counter').notNullable()
      table.text('transports').notNullable()
      table.string('name', 120).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_used_at').nullable()
      table.index(['user_id', 'created_at'])
    })
  }

  async down() {
    for (const table of ['passkeys', 'logins']) this.schema.dropTable(table)
  }
}
