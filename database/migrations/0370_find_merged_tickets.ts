import { BaseSchema } from '@adonisjs/lucid/schema'

/** The page of a ticket shows what was done to those that were merged into it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index tickets_merged on tickets (merged_into) where merged_into is not null'
    )
  }

  async down() {
    this.schema.raw('drop index tickets_merged')
  }
}
