import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What happened on each day, counted once by a job: the dashboard reads these instead of all that
 * happened. With the indexes by time that the counting needs; on PostgreSQL those of large tables
 * that only grow are BRIN, which cost next to nothing to keep.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('daily_figures', (table) => {
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('day', 10).notNullable()
      table.string('kind', 20).notNullable()
      table.string('part', 40).notNullable()
      table.bigInteger('value').notNullable()
      table.primary(['site_id', 'day', 'kind', 'part'])
    })
    const brin = this.db.dialect.name === 'postgres' ? 'using brin' : ''
    this.schema.raw(`create index messages_by_time on messages ${brin} (sent_at)`)
    this.schema.raw(`create index likes_by_time on likes ${brin} (created_at)`)
    this.schema.raw(
      'create index users_by_confirmation on users (confirmed_at) where confirmed_at is not null'
    )
    this.schema.raw(
      'create index orders_by_completion on orders (completed_at) where completed_at is not null'
    )
    this.schema.raw('create index refunds_by_time on refunds (created_at)')
  }

  async down() {
    for (const name of ['messages_by_time', 'likes_by_time']) {
      this.schema.raw(`drop index ${name}`)
    }
    for (const name of ['users_by_confirmation', 'orders_by_completion', 'refunds_by_time']) {
      this.schema.raw(`drop index ${name}`)
    }
    this.schema.dropTable('daily_figures')
  }
}
