import { BaseSchema } from '@adonisjs/lucid/schema'

/** By which words the buyer of an order asked to use the credits at once; null: nobody was asked yet. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table orders add column use_at_once_version integer null')
  }

  async down() {
    this.schema.raw('alter table orders drop column use_at_once_version')
  }
}
