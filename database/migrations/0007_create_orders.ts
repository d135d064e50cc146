import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'
import { discountCodeStatuses } from '#core/payments/discounts/discount_code'
import { tiers } from '#core/sites/package_terms'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { orderStatuses } from '#core/payments/orders/order'
import { paymentStatuses } from '#core/ports/payment_gateway'

/** Packages, orders, and payments of the sandbox. Amounts in minor units. */
export default class extends BaseSchema {
  async up() {
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
      table.check('value_percentage between 1 and 100', [], 'discount_codes_percentage')
    })

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
    })
  }

  async down() {
    for (const table of ['sandbox_payments', 'orders', 'discount_codes', 'packages']) {
      this.schema.dropTable(table)
    }
  }
}
