import { BaseSchema } from '@adonisjs/lucid/schema'
import { consentKinds, consentPlaces } from '#core/accounts/consents/consent'

/**
 * The log of consents, begun with those to the terms, and what follows of them on profiles. Who is a
 * member already stays visible as they are, and is asked; a new profile is for members alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('consents', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.enum('kind', consentKinds).notNullable()
      table.boolean('given').notNullable()
      table.bigInteger('version').notNullable()
      table.enum('place', consentPlaces).notNullable()
      table.bigInteger('at').notNullable()
    })
    this.schema.raw(`
      insert into consents (id, user_id, kind, given, version, place, at)
      select id, id, 'terms', true, consent_version, 'earlier', consent_at from users
      where consent_version is not null and consent_at is not null`)
    this.schema.raw('alter table users add column consents_answered bigint')
    for (const column of ['wishes_invisible', 'withdrawn', 'open_to_visitors']) {
      this.schema.raw(`alter table profiles add column ${column} boolean not null default false`)
    }
    this.schema.raw('update profiles set wishes_invisible = true where invisible')
    this.schema.raw('update profiles set open_to_visitors = true')
  }

  /** In SQL, as Knex would rebuild the tables on SQLite. */
  async down() {
    for (const column of ['open_to_visitors', 'withdrawn', 'wishes_invisible']) {
      this.schema.raw(`alter table profiles drop column ${column}`)
    }
    this.schema.raw('alter table users drop column consents_answered')
    this.schema.dropTable('consents')
  }
}
