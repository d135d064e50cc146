import { locales } from '#core/sites/locales'
import { Migration } from '#database/migration'

/**
 * Versions of the pages of a site, with their texts by language, and variants of its landers. Once a version has its
 * date, triggers refuse to change or remove it or its texts; it can be withdrawn before that date alone.
 */
export default class extends Migration {
  async up() {
    this.schema.createTable('content_versions', (table) => {
      table.uuid('id').primary()
      table.uuid('site_id').nullable().references('sites.id')
      // Any that the site knows: a new page is no migration.
      table.string('page', 40).notNullable()
      table.uuid('created_by').notNullable().references('admins.id')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('holds_from').nullable()
      table.uuid('scheduled_by').nullable().references('admins.id')
      table.uuid('withdrawn_by').nullable().references('admins.id')
      table.bigInteger('withdrawn_at').nullable()
      // When it was announced.
      table.bigInteger('scheduled_at').nullable()
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

    // Every wording of the pages that came with a release.
    this.schema.createTable('shipped_texts', (table) => {
      table.uuid('id').primary()
      table.string('page', 40).notNullable()
      table.text('texts').notNullable()
      table.bigInteger('shipped_at').notNullable()
      table.bigInteger('holds_from').notNullable()
      table.uuid('approved_by').nullable().references('admins.id')
      table.bigInteger('approved_at').nullable()
      table.index(['page', 'holds_from'])
    })

    // What each variant changes of its lander.
    this.schema.createTable('lander_variants', (table) => {
      table.uuid('id').primary()
      table.uuid('site_id').notNullable().references('sites.id').onDelete('CASCADE')
      table.string('lander', 60).notNullable()
      table.string('slug', 40).notNullable()
      table.text('headlines').notNullable()
      table.string('picture_set', 20).notNullable()
      table.string('gender', 20).nullable()
      table.string('country', 2).nullable()
      table.string('mood', 20).nullable()
      table.string('question', 20).nullable()
      table.bigInteger('changed_at').notNullable()
      table.unique(['site_id', 'lander', 'slug'])
    })
  }

  async down() {
    this.dropTables('lander_variants', 'shipped_texts', 'content_texts', 'content_versions')
  }
}
