import { BaseSchema } from '@adonisjs/lucid/schema'

/** An admin may refund credits that are spent: such a refund takes none. */
export default class extends BaseSchema {
  async up() {
    this.#allow('credits >= 0 and amount > 0')
  }

  async down() {
    this.#allow('credits > 0 and amount > 0')
  }

  #allow(condition: string) {
    this.schema.raw('alter table refunds drop constraint refunds_positive')
    this.schema.raw(`alter table refunds add constraint refunds_positive check (${condition})`)
  }
}
