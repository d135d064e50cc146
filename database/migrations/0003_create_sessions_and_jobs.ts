import { QueueSchemaService } from '@adonisjs/queue'
import { Migration } from '#database/migration'

/** What the site runs on: sessions, rate limits, jobs, the outbox of offline adapters, and how it fares. */
export default class extends Migration {
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
    // For the back office: what waits, and what failed.
    this.index('queue_jobs_by_status', 'queue_jobs (status, execute_at)')
    this.index('queue_jobs_failed', 'queue_jobs (status, finished_at)')

    this.#createMeasurements()
  }

  #createMeasurements() {
    // What operators have to look at, once a day for each site (none: of no single one) and kind.
    this.schema.createTable('alarms', (table) => {
      table.string('id', 100).primary()
      table.uuid('site_id').nullable().references('sites.id')
      table.string('kind', 40).notNullable()
      table.bigInteger('raised_at').notNullable().index()
    })

    // When backups were made and restored in a drill, and what failed of it.
    this.schema.createTable('backup_outcomes', (table) => {
      table.uuid('id').primary()
      table.string('act', 10).notNullable()
      table.bigInteger('at').notNullable()
      table.text('failure').nullable()
      table.index(['act', 'at'])
    })

    // One row, written every second where a replica is read: its age there tells how far that is behind.
    this.schema.createTable('replica_heartbeats', (table) => {
      table.smallint('id').primary()
      table.bigInteger('at').notNullable()
    })

    // How many photos there were, and how much room their files took, when a job last looked.
    this.schema.createTable('storage_measurements', (table) => {
      table.bigInteger('measured_at').primary()
      table.integer('photos').notNullable()
      table.integer('files').notNullable()
      table.bigInteger('bytes').notNullable()
    })
  }

  async down() {
    this.dropTables('storage_measurements', 'replica_heartbeats', 'backup_outcomes', 'alarms')
    const queue = new QueueSchemaService(this.db.getWriteClient())
    this.defer(async () => {
      await queue.dropSchedulesTable()
      await queue.dropJobsTable()
    })
    this.dropTables('outbox', 'rate_limits', 'sessions')
  }
}
