import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Serves a search of all countries in its order: one list instead of one for each country. Written as
 * SQL: Knex has no partial index with direction.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index profiles_listed_everywhere on profiles
        ("gender", "has_photo" desc, "last_active_at" desc, "id" desc, "date_of_birth", "sexuality")
        where "status" = 'active' and not "invisible"`
    )
  }

  async down() {
    this.schema.raw('drop index profiles_listed_everywhere')
  }
}
