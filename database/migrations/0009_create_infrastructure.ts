import { BaseSchema } from '@adonisjs/lucid/schema'
import { QueueSchemaService } from '@adonisjs/queue'

/** Sessions, rate limits, jobs, and the outbox of offline adapters. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sessions', (table) => {
      table.string('id').primary()
      table.text('data').notNullable()
      table.string('user_id').nullable().index()
      table.timestamp('expires_at').notNullable().index()
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points').notNullable().defaultTo(0)
      table.bigInteger('expire').unsigned()
    })

    this.schema.createTable('outbox', (table) => {
      table.uuid('id').primary()
      table.string('channel', 5).notNullable().checkIn(['mail', 'sms', 'push'])
      table.string('recipient', 254).notNullable()
      table.string('subject', 250).notNullable()
      table.text('text').notNullable()
      table.text('html').nullable()
      table.bigInteger('sent_at').notNullable()
    })

    const queue = new QueueSchemaService(this.db.getWriteClient())
    this.defer(async () => {
      await queue.createJobsTable()
      await queue.createSchedulesTable()
    })
  }

  async down() {
    for (const table of ['outbox', 'rate_limits', 'sessions']) this.schema.dropTable(table)

    const queue = new QueueSchemaService(this.db.getWriteClient())
    this.defer(async () => {
      await queue.dropSchedulesTable()
      await queue.dropJobsTable()
    })
  }
}
