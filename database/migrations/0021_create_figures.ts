import { currencies } from '#core/money'
import { Migration } from '#database/migration'

/** What happened on each day, counted once by jobs: the back office reads these instead of all that happened. */
export default class extends Migration {
  async up() {
    this.schema.createTable('daily_figures', (table) => {
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('day', 10).notNullable()
      table.string('kind', 20).notNullable()
      table.string('part', 40).notNullable()
      table.bigInteger('value').notNullable()
      table.primary(['site_id', 'day', 'kind', 'part'])
    })
    // The figures of a page by their kinds, of all sites, without those that it shows of the last day alone.
    this.index('daily_figures_by_kind', 'daily_figures (kind, day, part, value)')

    this.#createPageViews()
    this.#createSources()
  }

  #createPageViews() {
    // Looks at pages that links with `lb` opened.
    this.schema.createTable('page_views', (table) => {
      table.uuid('id').primary()
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('label', 190).notNullable()
      table.string('path', 190).notNullable()
      for (const part of ['network', 'ref', 'sub1', 'sub2', 'sub3']) {
        table.string(part, 190).nullable()
      }
      table.bigInteger('opened_at').notNullable().index()
      table.integer('seconds').nullable()
    })

    // Views of a day (UTC): 180 days of single ones are too many to be read one by one.
    this.schema.createTable('page_view_days', (table) => {
      table.string('day', 10).notNullable()
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('label', 190).notNullable()
      table.string('path', 190).notNullable()
      for (const count of ['views', 'told', 'bounced', 'seconds']) {
        table.integer(count).notNullable()
      }
      table.primary(['day', 'site_id', 'label', 'path'])
    })
  }

  /** Where visitors and members came from. */
  #createSources() {
    // Arrivals are digests under a salt that goes with its day; only their numbers stay.
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
  }

  async down() {
    this.dropTables('source_money', 'source_days', 'sources', 'arrivals', 'day_salts')
    this.dropTables('page_view_days', 'page_views', 'daily_figures')
  }
}

const parts = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'variant']
const counts = ['visits', 'sign_ups', 'activated', 'buyers', 'refunds', 'disputes', 'bans']
