import { BaseSchema } from '@adonisjs/lucid/schema'

/** The /48 of an IPv6 address, as a digest: null for IPv4, and for attempts before this. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('login_attempts', (table) => {
      table.string('wider', 64).nullable()
      table.index(['wider', 'at'])
    })
  }

  async down() {
    this.schema.alterTable('login_attempts', (table) => {
      table.dropIndex(['wider', 'at'])
    })
    this.schema.raw('alter table login_attempts drop column wider')
  }
}
