import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many members of each region and site were active in the last 30 days, as a job counts them: whoever opened
 * the home page first would wait for it otherwise. Counted once here, for the time until that job runs.
 */
export default class extends BaseSchema {
  async up() {
    const siteId = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.schema.raw(`
      create table active_counts (
        region_id integer not null,
        site_id ${siteId} not null,
        members integer not null,
        primary key (region_id, site_id)
      )`)
    this.schema.raw(`
      insert into active_counts (region_id, site_id, members)
      select region_id, site_id, count(*) from profiles
      where status = 'active' and not invisible and not fictional
        and last_active_at >= ${Date.now() - 30 * 86_400_000}
      group by region_id, site_id`)
  }

  async down() {
    this.schema.dropTable('active_counts')
  }
}
