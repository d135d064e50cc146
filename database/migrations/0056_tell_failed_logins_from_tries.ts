import { BaseSchema } from '@adonisjs/lucid/schema'

/** A try that is not over yet is no failure. Those there are now have all failed. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('login_attempts', (table) => {
      table.boolean('failed').notNullable().defaultTo(true)
    })
  }

  async down() {
    this.schema.raw('alter table login_attempts drop column failed')
  }
}
