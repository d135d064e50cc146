import { BaseSchema } from '@adonisjs/lucid/schema'

/** Files of the bank whose import began, so that one which a crash interrupted is not forgotten. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('bank_imports', (table) => {
      table.uuid('id').primary()
      table.string('file_id', 100).notNullable()
      table.string('digest', 64).notNullable().index()
      table.uuid('admin_id').nullable().references('admins.id')
      table.bigInteger('begun_at').notNullable()
      table.bigInteger('ended_at').nullable()
      table.bigInteger('interrupted_at').nullable()
    })
    this.schema.raw(
      'create index bank_imports_open on bank_imports (begun_at) where ended_at is null'
    )
  }

  async down() {
    this.schema.raw('drop index bank_imports_open')
    this.schema.dropTable('bank_imports')
  }
}
