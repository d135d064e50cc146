import { BaseSchema } from '@adonisjs/lucid/schema'

/** Find the figures of a page by their kinds, without those that it shows of the last day alone. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop index daily_figures_by_day')
    this.schema.raw('create index daily_figures_by_kind on daily_figures (kind, day, part, value)')
  }

  async down() {
    this.schema.raw('drop index daily_figures_by_kind')
    this.schema.raw('create index daily_figures_by_day on daily_figures (day, kind, part, value)')
  }
}
