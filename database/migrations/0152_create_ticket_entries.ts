import { BaseSchema } from '@adonisjs/lucid/schema'
import { entryKinds, fileTypes } from '#core/complaints/thread'

/** The threads of tickets, and what was attached. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('ticket_entries', (table) => {
      table.uuid('id').primary()
      table.uuid('ticket_id').notNullable().references('tickets.id').onDelete('CASCADE')
      table.integer('sequence').notNullable()
      table
        .string('kind', 10)
        .notNullable()
        .checkIn([...entryKinds])
      table.uuid('admin_id').nullable().references('admins.id')
      table.text('body').notNullable()
      table.string('detail', 40).nullable()
      table.string('message_id', 255).nullable().unique()
      table.string('sender', 254).nullable()
      table.integer('left_out').notNullable()
      table.bigInteger('at').notNullable()
      table.unique(['ticket_id', 'sequence'])
    })
    this.schema.createTable('ticket_files', (table) => {
      table.uuid('id').primary()
      table
        .uuid('entry_id')
        .notNullable()
        .references('ticket_entries.id')
        .onDelete('CASCADE')
        .index()
      table.string('name', 120).notNullable()
      table
        .string('type', 20)
        .notNullable()
        .checkIn([...fileTypes])
      table.integer('size').notNullable()
      table.binary('content').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('ticket_files')
    this.schema.dropTable('ticket_entries')
  }
}
