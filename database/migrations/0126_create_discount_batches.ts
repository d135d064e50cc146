import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Batches of discount codes, and from when on a code counts. Codes from before count as made when
 * the site was brought up to date.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('discount_batches', (table) => {
      table.uuid('id').primary()
      table.string('name', 60).notNullable()
      table.bigInteger('created_at').notNullable()
    })
    const codes = 'alter table discount_codes'
    this.schema.raw(`${codes} add column batch_id uuid null references discount_batches (id)`)
    this.schema.raw(`${codes} add column starts_at bigint null`)
    this.schema.raw(`${codes} add column created_at bigint not null default ${Date.now()}`)
    for (const [name, on] of indexes) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const [name] of indexes) this.schema.raw(`drop index ${name}`)
    for (const column of ['batch_id', 'starts_at', 'created_at']) {
      this.schema.raw(`alter table discount_codes drop column ${column}`)
    }
    this.schema.dropTable('discount_batches')
  }
}

const held = "order_id is not null and status = 'active'"

const indexes = [
  ['discount_batches_by_age', 'discount_batches (created_at, id)'],
  ['discount_codes_by_age', 'discount_codes (created_at, code)'],
  ['discount_codes_by_status', 'discount_codes (status, created_at, code)'],
  ['discount_codes_held', `discount_codes (created_at, code) where ${held}`],
  ['discount_codes_to_come', 'discount_codes (created_at, code) where starts_at is not null'],
  ['discount_codes_by_batch', 'discount_codes (batch_id, created_at, code)'],
  ['orders_by_discount', 'orders (discount_code) where discount_code is not null'],
  ['orders_paid_with_discount', 'orders (completed_at) where discount_code is not null'],
]
