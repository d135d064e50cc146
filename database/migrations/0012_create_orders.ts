import { currencies } from '#core/money'
import { discountCodeStatuses } from '#core/payments/discounts/discount_code'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { orderStatuses } from '#core/payments/orders/order'
import { paymentStatuses, refundStatuses } from '#core/ports/payment_gateway'
import { tiers } from '#core/sites/package_terms'
import { Migration } from '#database/migration'

/** Packages, discounts and orders, and payments of the sandbox. Amounts in minor units. */
export default class extends Migration {
  async up() {
    this.#createPackages()
    this.#createDiscounts()
    this.#createOrders()
    this.#createSandbox()
    this.#createSpendingCares()
  }

  #createPackages() {
    this.schema.createTable('packages', (table) => {
      table.uuid('id').primary()
      table
        .string('tier', 2)
        .notNullable()
        .checkIn([...tiers])
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.integer('credits').notNullable()
      table.integer('amount').notNullable()
      table.unique(['tier', 'currency'])
      table.check('credits > 0 and amount > 0', [], 'packages_positive')
    })
  }

  #createDiscounts() {
    this.schema.createTable('discount_batches', (table) => {
      table.uuid('id').primary()
      table.string('name', 60).notNullable()
      table.bigInteger('created_at').notNullable()
    })
    this.index('discount_batches_by_age', 'discount_batches (created_at, id)')

    this.schema.createTable('discount_codes', (table) => {
      table.string('code', 40).primary()
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...discountCodeStatuses])
      table.integer('value_percentage').notNullable()
      table.string('country', 2).nullable()
      table.uuid('user_id').nullable().references('users.id').onDelete('CASCADE')
      table.string('currency', 3).nullable()
      table.integer('minimum_order_value').notNullable().defaultTo(0)
      table.text('payment_methods').notNullable().defaultTo('[]')
      table.bigInteger('expires_at').nullable()
      table.uuid('order_id').nullable()
      // What the site made it for by itself; a member gets one for each purpose.
      table.string('purpose', 20).nullable()
      table.uuid('batch_id').nullable().references('discount_batches.id')
      table.bigInteger('starts_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.check('value_percentage between 1 and 100', [], 'discount_codes_percentage')
    })
    this.uniqueIndex(
      'discount_codes_purpose',
      'discount_codes (user_id, purpose) where purpose is not null'
    )
    // The list of the back office: the newest first, by status, by batch, by end (none comes last in both databases).
    const end = 'coalesce(expires_at, 999999999999999)'
    const held = "order_id is not null and status = 'active'"
    for (const [name, on] of [
      ['by_age', '(created_at, code)'],
      ['by_status', '(status, created_at, code)'],
      ['held', `(created_at, code) where ${held}`],
      ['to_come', '(created_at, code) where starts_at is not null'],
      ['by_batch', '(batch_id, created_at, code)'],
      ['by_end', `((${end}), code)`],
      ['by_status_and_end', `(status, (${end}), code)`],
    ]) {
      this.index(`discount_codes_${name}`, `discount_codes ${on}`)
    }
  }

  #createOrders() {
    this.schema.createTable('orders', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id')
      table.uuid('package_id').notNullable().references('packages.id')
      table.string('client_id', 64).notNullable()
      table
        .string('method', 20)
        .notNullable()
        .checkIn([...paymentMethods])
      table
        .string('status', 15)
        .notNullable()
        .checkIn([...orderStatuses])
      table.string('country', 2).notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.integer('credits').notNullable()
      for (const amount of ['package', 'discount', 'costs', 'total']) {
        table.integer(`${amount}_amount`).notNullable()
      }
      table.string('discount_code', 40).nullable()
      table.string('provider', 20).notNullable()
      table.string('provider_payment_id', 100).nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('completed_at').nullable()
      // Given up while its payment could not be cancelled, and which one took its place.
      table.bigInteger('superseded_at').nullable()
      table.uuid('replaces_id').nullable().index()
      // The site of the buyer, copied by triggers, so that an index finds the orders of a small site.
      table.uuid('site_id').nullable()
      // By which words the buyer asked to use the credits at once; null: nobody was asked.
      table.integer('use_at_once_version').nullable()
      table.unique(['user_id', 'client_id'])
      table.unique(['provider', 'provider_payment_id'])
      table.index(['user_id', 'created_at'])
      table.check(
        'total_amount = package_amount - discount_amount + costs_amount',
        [],
        'orders_add_up'
      )
      table.check('discount_amount >= 0 and costs_amount >= 0', [], 'orders_not_negative')
    })
    // One open order at a time may reserve a member's time bonus.
    this.uniqueIndex(
      'orders_one_time_bonus',
      `orders (user_id) where orders.discount_code = 'TIMEBONUS25' and orders.status in ('loading', 'pending')`
    )
    // The list of the back office: the newest first, or by amount; what a filter leaves out is passed over in the
    // index, without a look at each.
    const byAmount = 'currency, total_amount, id, status, method, provider'
    for (const [name, columns] of [
      ['by_age', 'created_at, id'],
      ['by_status', 'status, created_at, id'],
      ['by_method', 'method, created_at, id'],
      ['by_provider', 'provider, created_at, id'],
      ['by_provider_and_method', 'provider, method, created_at, id'],
      ['by_site', 'site_id, created_at, id'],
      ['by_amount', byAmount],
      ['by_site_and_amount', `site_id, ${byAmount}`],
    ]) {
      this.index(`orders_${name}`, `orders (${columns})`)
    }
    // For the figures of a day.
    this.index('orders_by_completion', 'orders (completed_at) where completed_at is not null')
    // Which orders used a code, and all that the effect of discounts adds up.
    this.index('orders_by_discount', 'orders (discount_code) where discount_code is not null')
    this.index(
      'orders_paid_with_discount',
      `orders (completed_at, discount_code, currency, status, package_amount, discount_amount, total_amount)
        where discount_code is not null`
    )

    // What providers told of the payments of orders: nothing of cards, and no whole messages.
    this.schema.createTable('payment_events', (table) => {
      table.uuid('id').primary()
      table.uuid('order_id').notNullable().references('orders.id')
      table.string('provider', 20).notNullable()
      table.string('kind', 100).nullable()
      table.string('state', 100).nullable()
      table
        .string('status', 20)
        .notNullable()
        .checkIn([...paymentStatuses])
      table.bigInteger('received_at').notNullable()
      table.index(['order_id', 'received_at'])
    })
  }

  #createSandbox() {
    this.schema.createTable('sandbox_payments', (table) => {
      table.string('id', 40).primary()
      table.string('order_id', 40).notNullable().unique()
      table
        .string('status', 15)
        .notNullable()
        .checkIn([...paymentStatuses])
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable()
      table.string('method', 20).notNullable()
      table.string('description', 190).notNullable()
      table.string('language', 2).notNullable()
      table.text('return_url').notNullable()
      table.text('webhook_url').notNullable()
      table.bigInteger('created_at').notNullable()
      // The bank that the payer chose before paying.
      table.string('bank', 11).nullable()
    })

    this.schema.createTable('sandbox_refunds', (table) => {
      table.string('id', 40).primary()
      // No foreign key: orders of the demo world have payments that the sandbox never had.
      table.string('payment_id', 40).notNullable().index()
      table
        .string('status', 15)
        .notNullable()
        .checkIn([...refundStatuses])
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('created_at').notNullable()
      table.check('amount > 0', [], 'sandbox_refunds_positive')
    })
  }

  /** Spending limits and pauses of members. */
  #createSpendingCares() {
    this.schema.createTable('spending_cares', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      for (const limit of ['limit', 'next']) {
        table.integer(`${limit}_amount`).nullable()
        table
          .string(`${limit}_currency`, 3)
          .nullable()
          .checkIn([...currencies])
      }
      table.bigInteger('next_at').nullable()
      table.bigInteger('paused_until').nullable()
      table.check(
        '(limit_amount is null) = (limit_currency is null) and (next_amount is null) = (next_currency is null)',
        [],
        'spending_cares_whole'
      )
      table.check(
        'coalesce(limit_amount, 1) > 0 and coalesce(next_amount, 1) > 0',
        [],
        'spending_cares_positive'
      )
    })
  }

  async down() {
    this.dropTables('spending_cares', 'sandbox_refunds', 'sandbox_payments', 'payment_events')
    this.dropTables('orders', 'discount_codes', 'discount_batches', 'packages')
  }
}
