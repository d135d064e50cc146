import { BaseSchema } from '@adonisjs/lucid/schema'
import { ticketKinds, ticketStates } from '#core/complaints/ticket'

/** What people ask of a site. Two indexes serve the lists: of those unsolved, and of the others. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tickets', (table) => {
      table.uuid('id').primary()
      table.string('number', 12).notNullable().unique()
      table.uuid('site_id').notNullable().references('sites.id').onDelete('CASCADE')
      table.string('language', 2).notNullable()
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...ticketKinds])
      table
        .string('state', 10)
        .notNullable()
        .checkIn([...ticketStates])
      table.string('subject', 150).notNullable()
      table.string('email', 254).nullable().index()
      table.string('name', 80).nullable()
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL').index()
      table.uuid('order_id').nullable().references('orders.id').onDelete('SET NULL').index()
      table.uuid('assigned_to').nullable().references('admins.id')
      table.uuid('merged_into').nullable().references('tickets.id')
      table.integer('entries').notNullable()
      table.bigInteger('opened_at').notNullable()
      table.bigInteger('answer_due_at').nullable()
      table.bigInteger('solution_due_at').notNullable()
      table.bigInteger('due_at').notNullable()
      table.bigInteger('answered_at').nullable()
      table.bigInteger('closed_at').nullable()
      table.uuid('closed_by').nullable().references('admins.id')
      table.index(['state', 'due_at', 'id'])
      table.index(['site_id', 'state', 'due_at', 'id'])
      table.check("(state = 'merged') = (merged_into is not null)", [], 'tickets_merged_into')
    })
    this.schema.raw(
      `create index tickets_unsolved on tickets (due_at, id) where state in ('open', 'waiting')`
    )
    this.schema.raw(`create index tickets_to_erase on tickets (closed_at) where email is not null`)
  }

  async down() {
    this.schema.dropTable('tickets')
  }
}
