import { BaseSchema } from '@adonisjs/lucid/schema'

/** An open page is no presence: it may be in a tab that nobody sees. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table profiles rename column listening to page_visible')
  }

  async down() {
    this.schema.raw('alter table profiles rename column page_visible to listening')
  }
}
