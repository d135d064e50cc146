import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Serves counts of real members by region: those who were active lately, without reading their rows. SQLite checks
 * the conditions once more for each, so that the index has their columns too.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index profiles_active_by_region on profiles (region_id, last_active_at, site_id, status, invisible, fictional)
        where status = 'active' and not invisible and not fictional`
    )
  }

  async down() {
    this.schema.raw('drop index profiles_active_by_region')
  }
}
