import { BaseSchema } from '@adonisjs/lucid/schema'

/** What admins did on one site, such as changes of its settings, newest first. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('audit_rows', (table) => {
      table.index(['site_id', 'act', 'number'], 'audit_rows_site_id_act_number_index')
    })
  }

  async down() {
    this.schema.alterTable('audit_rows', (table) => {
      table.dropIndex(['site_id', 'act', 'number'], 'audit_rows_site_id_act_number_index')
    })
  }
}
