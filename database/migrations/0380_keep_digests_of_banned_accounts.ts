import { BaseSchema } from '@adonisjs/lucid/schema'

/** What recognises somebody whose banned account is erased: a digest of the address, hashes of photos. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('banned_addresses', (table) => {
      table.string('digest', 24).primary()
      table.bigInteger('kept_until').notNullable().index()
    })
    this.schema.alterTable('photo_hashes', (table) => table.bigInteger('banned_until').nullable())
    this.schema.raw(
      'create index photo_hashes_banned on photo_hashes (banned_until) where banned_until is not null'
    )
  }

  async down() {
    this.schema.raw('drop index photo_hashes_banned')
    this.schema.raw('alter table photo_hashes drop column banned_until')
    this.schema.dropTable('banned_addresses')
  }
}
