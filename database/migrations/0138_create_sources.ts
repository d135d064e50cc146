import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'

/**
 * Where visitors and members came from, counted by day: the back office reads these instead of all
 * that happened. Arrivals are digests under a salt that goes with its day; only their numbers stay.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table users add column lander varchar(60)')
    this.schema.raw('alter table users add column variant varchar(60)')
    this.schema.createTable('day_salts', (table) => {
      table.string('day', 10).primary()
      table.string('salt', 64).notNullable()
    })
    this.schema.createTable('arrivals', (table) => {
      table.string('day', 10).notNullable()
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('digest', 32).notNullable()
      for (const part of parts) table.string(part, 190).notNullable()
      table.primary(['day', 'site_id', 'digest'])
    })
    this.schema.createTable('sources', (table) => {
      table.increments('id')
      for (const part of parts) table.string(part, 190).notNullable()
      table.unique([...parts])
    })
    this.schema.createTable('source_days', (table) => {
      table.string('day', 10).notNullable()
      table.uuid('site_id').notNullable().references('sites.id')
      table.integer('source_id').notNullable().references('sources.id')
      for (const count of counts) table.integer(count).notNullable()
      table.primary(['day', 'site_id', 'source_id'])
    })
    this.schema.createTable('source_money', (table) => {
      table.string('day', 10).notNullable()
      table.uuid('site_id').notNullable().references('sites.id')
      table.integer('source_id').notNullable().references('sources.id')
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.bigInteger('revenue').notNullable()
      table.bigInteger('refunded').notNullable()
      table.primary(['day', 'site_id', 'source_id', 'currency'])
    })
    const brin = this.db.dialect.name === 'postgres' ? 'using brin' : ''
    this.schema.raw(`create index measures_by_time on measures ${brin} (taken_at)`)
    this.schema.raw('create index provider_refunds_by_time on provider_refunds (found_at)')
  }

  async down() {
    this.schema.raw('drop index provider_refunds_by_time')
    this.schema.raw('drop index measures_by_time')
    const tables = ['source_money', 'source_days', 'sources', 'arrivals', 'day_salts']
    for (const table of tables) this.schema.dropTable(table)
    this.schema.raw('alter table users drop column variant')
    this.schema.raw('alter table users drop column lander')
  }
}

const parts = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'variant']
const counts = ['visits', 'sign_ups', 'activated', 'buyers', 'refunds', 'disputes', 'bans']
