import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether an attempt has failed or is still running. Existing rows have all failed. */
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
