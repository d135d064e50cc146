import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when a file of direct debits is with the bank; serves the list of files, the newest first. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table sepa_files add column sent_at bigint null')
    this.schema.raw('create index sepa_files_by_age on sepa_files (created_at, message_id)')
    this.schema.raw('create index debits_by_file on debits (exported_in, id)')
    this.schema.raw('drop index debits_exported_in_index')
  }

  async down() {
    this.schema.raw('create index debits_exported_in_index on debits (exported_in)')
    this.schema.raw('drop index debits_by_file')
    this.schema.raw('drop index sepa_files_by_age')
    this.schema.raw('alter table sepa_files drop column sent_at')
  }
}
