import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What admins did, each row chained to the one before it. Rows are never changed or removed: the
 * database refuses. The head tells where the log ends, so that rows cut off its end are missed.
 */
export default class extends BaseSchema {
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
    })
    this.schema.createTable('audit_head', (table) => {
      table.integer('id').primary()
      table.integer('number').notNullable()
      table.string('hash', 64).notNullable()
      table.check('id = 1', [], 'audit_head_is_one')
    })
    this.schema.raw("insert into audit_head (id, number, hash) values (1, 0, '')")

    if (this.db.dialect.name === 'postgres') this.#guardPostgres()
    else this.#guardSqlite()
  }

  async down() {
    this.schema.dropTable('audit_head')
    this.schema.dropTable('audit_rows')
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop function audit_is_append_only')
  }

  #guardPostgres() {
    this.schema.raw(`
      create function audit_is_append_only() returns trigger as $$
      begin raise exception 'the audit log is append only'; end $$ language plpgsql`)
    this.schema.raw(`
      create trigger audit_rows_append_only
      before update or delete or truncate on audit_rows
      for each statement execute function audit_is_append_only()`)
  }

  #guardSqlite() {
    for (const change of ['update', 'delete']) {
      this.schema.raw(`
        create trigger audit_rows_no_${change} before ${change} on audit_rows
        begin select raise(abort, 'the audit log is append only'); end`)
    }
  }
}
