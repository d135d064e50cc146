import { BaseSchema } from '@adonisjs/lucid/schema'

/** Serve the list of orders of the back office: the newest first, by state, method or provider. */
export default class extends BaseSchema {
  async up() {
    for (const [name, on] of indexes) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const [name] of indexes) this.schema.raw(`drop index ${name}`)
  }
}

const indexes = [
  ['orders_by_age', 'orders (created_at, id)'],
  ['orders_by_status', 'orders (status, created_at, id)'],
  ['orders_by_method', 'orders (method, created_at, id)'],
  ['orders_by_provider', 'orders (provider, created_at, id)'],
]
