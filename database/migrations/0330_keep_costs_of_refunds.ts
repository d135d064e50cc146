import { BaseSchema } from '@adonisjs/lucid/schema'

/** What of a refund are transaction costs, which a withdrawal gives back; earlier refunds gave none. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table refunds add column costs_amount integer not null default 0')
  }

  async down() {
    this.schema.raw('alter table refunds drop column costs_amount')
  }
}
