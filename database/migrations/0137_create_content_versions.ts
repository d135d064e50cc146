import { BaseSchema } from '@adonisjs/lucid/schema'
import { contentPages } from '#core/sites/content/page'
import { locales } from '#core/sites/locales'

/**
 * Versions of the pages of a site, with their texts by language. Once a version has its date, the
 * database refuses to change or remove it or its texts; it can be withdrawn before that date alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('content_versions', (table) => {
      table.uuid('id').primary()
      table.uuid('site_id').nullable().references('sites.id')
      table
        .string('page', 40)
        .notNullable()
        .checkIn([...contentPages])
      table.uuid('created_by').notNullable().references('admins.id')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('holds_from').nullable()
      table.uuid('scheduled_by').nullable().references('admins.id')
      table.uuid('withdrawn_by').nullable().references('admins.id')
      table.bigInteger('withdrawn_at').nullable()
      table.check(
        'withdrawn_at is null or holds_from is null or withdrawn_at < holds_from',
        [],
        'content_versions_withdrawn_before'
      )
      table.index(['page', 'holds_from'])
      table.index(['page', 'created_at', 'id'])
    })
    this.schema.createTable('content_texts', (table) => {
      table.uuid('version_id').notNullable().references('content_versions.id')
      table
        .string('locale', 2)
        .notNullable()
        .checkIn([...locales])
      table.text('body').notNullable()
      table.uuid('written_by').notNullable().references('admins.id')
      table.bigInteger('written_at').notNullable()
      table.primary(['version_id', 'locale'])
    })
    const onPostgres = this.db.dialect.name === 'postgres'
    for (const guard of guards) this.schema.raw(onPostgres ? inPostgres(guard) : inSqlite(guard))
  }

  async down() {
    this.schema.dropTable('content_texts')
    this.schema.dropTable('content_versions')
    if (this.db.dialect.name !== 'postgres') return
    for (const { name } of guards) this.schema.raw(`drop function ${name}`)
  }
}

type Guard = Readonly<{ name: string; event: string; table: string; refused: string }>

const scheduled = (row: string) =>
  `exists (select 1 from content_versions as version
    where version.id = ${row}.version_id and version.holds_from is not null)`

const guards: readonly Guard[] = [
  ...(
    [
      ['insert', 'new'],
      ['update', 'old'],
      ['delete', 'old'],
    ] as const
  ).map(([event, row]) => ({
    name: `content_texts_fixed_on_${event}`,
    event,
    table: 'content_texts',
    refused: scheduled(row),
  })),
  {
    name: 'content_versions_fixed_on_update',
    event: 'update',
    table: 'content_versions',
    refused: `old.holds_from is not null and (new.holds_from is distinct from old.holds_from
      or new.site_id is distinct from old.site_id or new.page <> old.page)`,
  },
  {
    name: 'content_versions_fixed_on_delete',
    event: 'delete',
    table: 'content_versions',
    refused: 'old.holds_from is not null',
  },
]

const message = 'a version of a page that has its date is fixed'

function inSqlite({ event, name, refused, table }: Guard) {
  return `create trigger ${name} before ${event} on ${table} when ${refused}
    begin select raise(abort, '${message}'); end`
}

function inPostgres({ event, name, refused, table }: Guard) {
  return `
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if ${refused} then raise exception '${message}'; end if;
      return ${event === 'delete' ? 'old' : 'new'};
    end $$;
    create trigger ${name} before ${event} on ${table} for each row execute function ${name}()`
}
