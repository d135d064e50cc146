import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A version may be of any page that the site knows: the list of them is no longer one of the database,
 * which held the imprint off.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw(
        'alter table content_versions drop constraint if exists content_versions_page_check'
      )
      return
    }
    // SQLite drops no constraint of a column: the column is replaced, and keeps its values.
    this.schema.raw('drop trigger content_versions_fixed_on_update')
    for (const index of indexes) this.schema.raw(`drop index ${nameOf(index)}`)
    this.schema.raw(
      `alter table content_versions add column new_page varchar(40) not null default ''`
    )
    this.schema.raw('update content_versions set new_page = page')
    this.schema.raw('alter table content_versions drop column page')
    this.schema.raw('alter table content_versions rename column new_page to page')
    for (const index of indexes) {
      this.schema.raw(`create index ${nameOf(index)} on content_versions (${index.join(', ')})`)
    }
    this.schema
      .raw(`create trigger content_versions_fixed_on_update before update on content_versions
      when old.holds_from is not null and (new.holds_from is distinct from old.holds_from
        or new.site_id is distinct from old.site_id or new.page <> old.page)
      begin select raise(abort, 'a version of a page that has its date is fixed'); end`)
  }

  /** A version of the imprint stays: nothing that is there is refused. */
  async down() {}
}

const indexes = [
  ['page', 'holds_from'],
  ['page', 'created_at', 'id'],
]

function nameOf(columns: readonly string[]) {
  return `content_versions_${columns.join('_')}_index`
}
