import { locales } from '#core/sites/locales'
import { Migration } from '#database/migration'

/** A site is a domain with its own name and settings; a missing setting has its default. */
export default class extends Migration {
  async up() {
    this.schema.createTable('sites', (table) => {
      table.uuid('id').primary()
      table.string('domain', 190).notNullable().unique()
      table.string('name', 60).notNullable()
      table
        .string('domain_language', 2)
        .nullable()
        .checkIn([...locales])
      table.bigInteger('created_at').notNullable()
    })

    this.schema.createTable('settings', (table) => {
      table.uuid('site_id').notNullable().references('sites.id').onDelete('CASCADE')
      table.string('name', 60).notNullable()
      table.text('value').notNullable()
      table.primary(['site_id', 'name'])
    })

    // The companies that run sites, with their bank account and what the law of a country asks them to tell.
    this.schema.createTable('companies', (table) => {
      table.uuid('site_id').primary().references('sites.id').onDelete('CASCADE')
      table.string('name', 120).notNullable()
      table.string('address', 190).notNullable()
      table.string('city', 120).notNullable()
      table.string('country', 2).notNullable()
      table.string('kvk', 20).nullable()
      table.text('tradenames').notNullable().defaultTo('[]')
      table.text('vat_numbers').notNullable().defaultTo('[]')
      table.string('support_phone', 40).nullable()
      table.integer('delete_discount').nullable()
      table.bigInteger('added').notNullable()
      table.string('iban', 34).nullable()
      table.string('bic', 11).nullable()
      table.string('creditor_id', 35).nullable()
      // By whose days invoices are dated.
      table.string('time_zone', 50).notNullable().defaultTo('UTC')
      for (const field of toldOfCompanies) table.string(field, 250).nullable()
      table.check('delete_discount between 1 and 100', [], 'companies_delete_discount')
    })
  }

  async down() {
    this.dropTables('companies', 'settings', 'sites')
  }
}

/** Each is one line. */
const toldOfCompanies = [
  'register_court',
  'representatives',
  'share_capital',
  'host',
  'dpo',
  'eu_representative',
  'uk_representative',
  'ch_representative',
  'dispute_body',
]
