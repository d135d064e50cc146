import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Serve member search in its order (photo first, then last active, then newest) and its count,
 * over those who can be found at all. Written as SQL: Knex has no partial index with direction.
 */
export default class extends BaseSchema {
  async up() {
    const listed = 'where "status" = \'active\' and not "invisible"'
    const order = '"has_photo" desc, "last_active_at" desc, "id" desc'
    // Covering, so that members who do not match are skipped without reading the table.
    const columns = `${order}, "date_of_birth", "sexuality"`

    this.schema.raw(
      `create index profiles_listed_by_country on profiles ("country", "gender", ${columns}) ${listed}`
    )
    this.schema.raw(
      `create index profiles_listed_by_region on profiles ("region_id", "gender", ${columns}) ${listed}`
    )
    this.schema.raw(
      `create index profiles_counted on profiles ("country", "gender", "date_of_birth", "region_id", "sexuality") ${listed}`
    )
  }

  async down() {
    for (const index of ['by_country', 'by_region']) {
      this.schema.raw(`drop index profiles_listed_${index}`)
    }
    this.schema.raw('drop index profiles_counted')
  }
}
