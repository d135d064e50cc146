import { BaseSchema } from '@adonisjs/lucid/schema'

/** Serves counts of real members by region: those who were active lately, without reading their rows. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index profiles_active_by_region on profiles (region_id, last_active_at, site_id)
        where status = 'active' and not invisible and not fictional`
    )
  }

  async down() {
    this.schema.raw('drop index profiles_active_by_region')
  }
}
