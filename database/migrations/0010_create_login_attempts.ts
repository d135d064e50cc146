import { BaseSchema } from '@adonisjs/lucid/schema'

/** Recent failed logins; account and IP address are stored as digests only. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('login_attempts', (table) => {
      table.uuid('id').primary()
      table.string('account', 64).notNullable()
      table.string('address', 64).notNullable()
      table.bigInteger('at').notNullable()
      table.index(['account', 'at'])
      table.index(['address', 'at'])
      table.index(['at'])
    })
  }

  async down() {
    this.schema.dropTable('login_attempts')
  }
}
