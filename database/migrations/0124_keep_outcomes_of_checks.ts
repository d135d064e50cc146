import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the audit log and the ledger were checked, and what was found; alarms of no single site. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('audit_checks', (table) => {
      table.uuid('id').primary()
      table.bigInteger('checked_at').notNullable().index()
      table.integer('rows').notNullable()
      table.string('finding', 30).nullable()
      table.integer('row_number').nullable()
    })
    this.schema.createTable('ledger_checks', (table) => {
      table.uuid('id').primary()
      table.bigInteger('checked_at').notNullable().index()
      table.text('accounts').notNullable()
      table.text('money').notNullable()
      table.integer('differing').notNullable()
      table.text('differences').notNullable()
    })
    this.schema.raw('alter table alarms alter column site_id drop not null')
  }

  async down() {
    this.schema.raw('delete from alarms where site_id is null')
    this.schema.raw('alter table alarms alter column site_id set not null')
    this.schema.dropTable('ledger_checks')
    this.schema.dropTable('audit_checks')
  }
}
