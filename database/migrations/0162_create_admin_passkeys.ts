import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys of devices that admins use as their second factor. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('admin_passkeys', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE').index()
      table.text('credential_id').notNullable().unique()
      table.text('public_key').notNullable()
      table.bigInteger('counter').notNullable()
      table.text('transports').notNullable()
      table.string('name', 60).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_used_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('admin_passkeys')
  }
}
