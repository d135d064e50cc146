import { BaseSchema } from '@adonisjs/lucid/schema'

/** The companies that run sites. */
export default class extends BaseSchema {
  async up() {
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
      table.check('delete_discount between 1 and 100', [], 'companies_delete_discount')
    })
  }

  async down() {
    this.schema.dropTable('companies')
  }
}
