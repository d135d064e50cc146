import { BaseSchema } from '@adonisjs/lucid/schema'

/** Providers that refuse the site's mail because of its sender or content, for the operator. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('mail_refusals', (table) => {
      table.string('domain', 255).notNullable()
      table.string('status', 11).notNullable()
      table.string('answer', 300).notNullable()
      table.integer('number').notNullable()
      table.bigInteger('first_at').notNullable()
      table.bigInteger('last_at').notNullable().index()
      table.primary(['domain', 'status'])
    })
  }

  async down() {
    this.schema.dropTable('mail_refusals')
  }
}
