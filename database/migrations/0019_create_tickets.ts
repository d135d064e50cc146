import { entryKinds, fileTypes } from '#core/complaints/thread'
import { dangerKinds, ticketKinds, ticketStates } from '#core/complaints/ticket'
import { Migration } from '#database/migration'

/** What people ask of a site, in threads with what was attached, and words to answer them with. */
export default class extends Migration {
  async up() {
    this.#createTickets()
    this.#createThreads()

    this.schema.createTable('ready_answers', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').nullable().references('admins.id').index()
      table.uuid('site_id').nullable().references('sites.id').onDelete('CASCADE')
      table.string('language', 2).notNullable()
      table.string('title', 80).notNullable()
      table.text('body').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['language', 'title'])
    })
  }

  #createTickets() {
    this.schema.createTable('tickets', (table) => {
      table.uuid('id').primary()
      table.string('number', 12).notNullable().unique()
      table.uuid('site_id').notNullable().references('sites.id').onDelete('CASCADE')
      table.string('language', 2).notNullable()
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
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...ticketKinds])
      table.boolean('helpful').nullable()
      // The member and the photo that a notice names, found by the address in it.
      table.uuid('about_user_id').nullable().references('users.id').onDelete('SET NULL')
      table.uuid('about_photo_id').nullable()
      table
        .string('danger', 20)
        .nullable()
        .checkIn([...dangerKinds])
      table.uuid('about_conversation_id').nullable()
      table.index(['state', 'due_at', 'id'])
      table.index(['site_id', 'state', 'due_at', 'id'])
      table.check("(state = 'merged') = (merged_into is not null)", [], 'tickets_merged_into')
    })
    // The lists: those that are unsolved, in danger first, and the others; by deadline or by age.
    const unsolved = "state in ('open', 'waiting')"
    this.index('tickets_unsolved', `tickets (due_at, id) where ${unsolved}`)
    this.index('tickets_unsolved_by_age', `tickets (opened_at, id) where ${unsolved}`)
    this.index('tickets_danger', `tickets (opened_at, id) where danger is not null and ${unsolved}`)
    this.index('tickets_by_age', 'tickets (state, opened_at, id)')
    this.index('tickets_by_site_and_age', 'tickets (site_id, state, opened_at, id)')
    // A ticket is erased when it has no subject: a notice that names nobody has no address.
    this.index('tickets_to_erase', `tickets (closed_at) where subject <> ''`)
    this.index('tickets_about_user', 'tickets (about_user_id)')
    this.index(
      'tickets_about_conversation',
      'tickets (about_conversation_id) where about_conversation_id is not null'
    )
    // The page of a ticket shows what was done to those that were merged into it.
    this.index('tickets_merged', 'tickets (merged_into) where merged_into is not null')
  }

  #createThreads() {
    this.schema.createTable('ticket_entries', (table) => {
      table.uuid('id').primary()
      table.uuid('ticket_id').notNullable().references('tickets.id').onDelete('CASCADE')
      table.integer('sequence').notNullable()
      table.uuid('admin_id').nullable().references('admins.id')
      table.text('body').notNullable()
      table.string('detail', 40).nullable()
      table.string('message_id', 255).nullable().unique()
      table.string('sender', 254).nullable()
      table.integer('left_out').notNullable()
      table.bigInteger('at').notNullable()
      table
        .string('kind', 10)
        .notNullable()
        .checkIn([...entryKinds])
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
    this.dropTables('ready_answers', 'ticket_files', 'ticket_entries', 'tickets')
  }
}
