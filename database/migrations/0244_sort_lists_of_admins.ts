import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Serves the sorts of the back office's lists: orders of a currency by amount, disputes by deadline,
 * complaints by age, discount codes by end. What has no deadline or end comes last in both databases.
 */
export default class extends BaseSchema {
  async up() {
    for (const [name, on] of indexes) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const [name] of indexes) this.schema.raw(`drop index ${name}`)
  }
}

/** So that orders which a filter leaves out are passed over in the index, without a look at each. */
const filtered = 'status, method, provider'
const due = 'coalesce(due_at, 999999999999999)'
const end = 'coalesce(expires_at, 999999999999999)'
const unsolved = "state in ('open', 'waiting')"

const indexes = [
  ['orders_by_amount', `orders (currency, total_amount, id, ${filtered})`],
  ['orders_by_site_and_amount', `orders (site_id, currency, total_amount, id, ${filtered})`],
  ['disputes_by_due', `disputes ((${due}), id)`],
  ['disputes_by_status_and_due', `disputes (status, (${due}), id)`],
  ['tickets_unsolved_by_age', `tickets (opened_at, id) where ${unsolved}`],
  ['tickets_by_age', 'tickets (state, opened_at, id)'],
  ['tickets_by_site_and_age', 'tickets (site_id, state, opened_at, id)'],
  ['discount_codes_by_end', `discount_codes ((${end}), code)`],
  ['discount_codes_by_status_and_end', `discount_codes (status, (${end}), code)`],
]
