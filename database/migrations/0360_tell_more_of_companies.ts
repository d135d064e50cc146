import { BaseSchema } from '@adonisjs/lucid/schema'

const fields = [
  'register_court',
  'representatives',
  'share_capital',
  'host',
  'dpo',
  'eu_representative',
  'uk_representative',
  'ch_representative',
  'dispute_body',
]

/** What the law of a country asks a company to tell: each is one line. */
export default class extends BaseSchema {
  async up() {
    for (const field of fields) {
      this.schema.raw(`alter table companies add column ${field} varchar(250) null`)
    }
  }

  async down() {
    for (const field of fields) this.schema.raw(`alter table companies drop column ${field}`)
  }
}
