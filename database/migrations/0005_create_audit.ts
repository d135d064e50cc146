import { maxWordLength } from '#core/admin/audit/words_of_entry'
import { Migration } from '#database/migration'

/**
 * What admins did, each row chained to the one before it. Rows are never changed or removed: triggers refuse. The
 * head tells where the log ends, so that rows cut off its end are missed.
 */
export default class extends Migration {
  async up() {
    this.schema.createTable('audit_rows', (table) => {
      table.integer('number').primary()
      table.bigInteger('at').notNullable().index()
      table.uuid('admin_id').nullable().references('admins.id')
      table.string('act', 40).notNullable()
      table.string('subject_kind', 20).notNullable()
      table.string('subject_id', 100).notNullable()
      table.uuid('site_id').nullable()
      table.text('before').nullable()
      table.text('after').nullable()
      table.text('reason').nullable()
      table.string('previous', 64).notNullable()
      table.string('hash', 64).notNullable()
      table.index(['subject_kind', 'subject_id', 'number'])
      table.index(['admin_id', 'number'])
      // What admins did on one site, such as changes of its settings, newest first.
      table.index(['site_id', 'act', 'number'])
    })
    // The lists of the back office: acts of a kind, on a site, about a subject.
    this.index('audit_rows_by_act', 'audit_rows (act, number)')
    this.index('audit_rows_by_site', 'audit_rows (site_id, number)')
    this.index('audit_rows_by_subject', 'audit_rows (subject_id, number)')

    this.schema.createTable('audit_head', (table) => {
      table.integer('id').primary()
      table.integer('number').notNullable()
      table.string('hash', 64).notNullable()
      table.check('id = 1', [], 'audit_head_is_one')
    })
    this.schema.raw("insert into audit_head (id, number, hash) values (1, 0, '')")

    // By its words a row is found. It has no foreign key, which would be checked with each act; the words are sorted
    // by bytes, so that those that begin alike are a range of the index in every language.
    this.schema.raw(
      `create table audit_words (
        word varchar(${maxWordLength}) ${this.onPostgres ? 'collate "C"' : ''} not null,
        number bigint not null,
        primary key (word, number)
      )`
    )

    // When the log was checked, and what was found.
    this.schema.createTable('audit_checks', (table) => {
      table.uuid('id').primary()
      table.bigInteger('checked_at').notNullable().index()
      table.integer('rows').notNullable()
      table.string('finding', 30).nullable()
      table.integer('row_number').nullable()
    })
  }

  async down() {
    this.dropTables('audit_checks', 'audit_words', 'audit_head', 'audit_rows')
  }
}
