import { currencies } from '#core/money'
import { disputeStatuses } from '#core/payments/disputes/dispute'
import { refundStates } from '#core/payments/refunds/refund'
import { surplusStatuses } from '#core/payments/surplus/surplus_payment'
import { Migration } from '#database/migration'

/** Money that goes back to members, that they took back, and that they owe. */
export default class extends Migration {
  async up() {
    this.#createRefunds()
    this.#createReturnedMoney()
    this.#createClaims()
  }

  #createRefunds() {
    this.schema.createTable('refunds', (table) => {
      table.uuid('id').primary()
      table.uuid('order_id').notNullable().references('orders.id')
      table.string('request_id', 64).notNullable()
      table.integer('credits').notNullable()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table
        .string('status', 15)
        .notNullable()
        .checkIn([...refundStates])
      table.bigInteger('created_at').notNullable()
      table.bigInteger('ended_at').nullable()
      // What is kept of it, as its member owes it.
      table.integer('kept_amount').notNullable().defaultTo(0)
      // How an admin settled by hand that it failed.
      table.bigInteger('settled_at').nullable()
      table.string('settled_note', 500).nullable()
      // What one admin gives one member back is limited.
      table.uuid('refunded_by').nullable().references('admins.id')
      // The transaction costs in the amount, which a withdrawal gives back.
      table.integer('costs_amount').notNullable().defaultTo(0)
      table.unique(['order_id', 'request_id'])
      table.index(['status', 'id'])
      // An admin may refund credits that are spent: such a refund takes none.
      table.check('credits >= 0 and amount > 0', [], 'refunds_positive')
    })
    // For the figures of a day.
    this.index('refunds_by_time', 'refunds (created_at)')

    // Accounts of members that refunds go to which cannot go back the way they were paid.
    this.schema.createTable('account_proofs', (table) => {
      table.uuid('id').primary().references('refunds.id')
      table.string('reference', 25).notNullable().unique()
      table.bigInteger('asked_at').notNullable()
      table.bigInteger('proved_at').nullable()
      table.uuid('movement_id').nullable()
      table.integer('received').notNullable()
      table.string('payer_name', 140).nullable()
      table.string('payer_iban', 34).nullable()
      table.check('received >= 0', [], 'account_proofs_received')
    })

    // Refunds that were made in the dashboard of a provider.
    this.schema.createTable('provider_refunds', (table) => {
      table.string('id', 100).primary()
      table.uuid('order_id').notNullable().references('orders.id').index()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.bigInteger('found_at').notNullable()
      table.check('amount > 0', [], 'provider_refunds_positive')
    })
    // For the figures of a day.
    this.index('provider_refunds_by_time', 'provider_refunds (found_at)')

    // Refunds that the operator transfers, as no provider holds the money.
    this.schema.createTable('payouts', (table) => {
      table.uuid('id').primary()
      table.string('provider', 20).notNullable()
      table.string('payment_id', 100).notNullable()
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable().checkIn(['EUR'])
      table.string('description', 140).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('paid_at').nullable()
      table.index(['provider', 'payment_id'])
      table.index(['paid_at', 'id'])
      table.check('amount > 0', [], 'payouts_positive')
    })
  }

  #createReturnedMoney() {
    // Money that its order did not need, and what was done about it: refunded, or settled by hand.
    this.schema.createTable('surplus_payments', (table) => {
      table.uuid('id').primary()
      table.uuid('order_id').notNullable().references('orders.id')
      table.string('provider', 20).notNullable()
      table.string('payment_id', 100).notNullable()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...surplusStatuses])
      table.bigInteger('found_at').notNullable()
      table.uuid('refund_id').nullable()
      table.bigInteger('settled_at').nullable()
      table.string('settled_note', 500).nullable()
      table.unique(['provider', 'payment_id'])
      table.index(['order_id'])
      table.index(['status', 'id'])
      table.check('amount > 0', [], 'surplus_payments_positive')
    })

    // Payments that their payers dispute with their bank, as providers report them.
    this.schema.createTable('disputes', (table) => {
      table.string('id', 100).primary()
      table.uuid('order_id').notNullable().references('orders.id').index()
      table
        .string('status', 20)
        .notNullable()
        .checkIn([...disputeStatuses])
      table.string('reason', 100).notNullable()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.bigInteger('opened_at').notNullable()
      table.bigInteger('due_at').nullable()
      table.index(['status', 'due_at'])
      table.index(['opened_at', 'id'])
    })
    // The list of the back office, by age or by deadline; what has none comes last in both databases.
    const due = 'coalesce(due_at, 999999999999999)'
    this.index('disputes_by_status', 'disputes (status, opened_at, id)')
    this.index('disputes_by_due', `disputes ((${due}), id)`)
    this.index('disputes_by_status_and_due', `disputes (status, (${due}), id)`)
  }

  /** Money that members owe, as it was given back to them twice or its credits were spent. */
  #createClaims() {
    this.schema.createTable('claims', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').index()
      table.uuid('order_id').notNullable().references('orders.id').index()
      table.string('provider', 20).notNullable()
      table.string('payment_id', 100).notNullable()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.bigInteger('found_at').notNullable()
      table.bigInteger('settled_at').nullable()
      table.string('settled_note', 500).nullable()
      // To pay it with, and when its dispute was won.
      table.string('reference', 25).nullable().unique()
      table.bigInteger('recovered_at').nullable()
      table.unique(['provider', 'payment_id'])
      table.index(['settled_at', 'id'])
      table.check('amount > 0', [], 'claims_positive')
    })
    // The list of the back office: those that stand.
    this.index('claims_standing', 'claims (settled_at, recovered_at, id)')

    this.schema.createTable('claim_payments', (table) => {
      table.uuid('id').primary()
      table.uuid('claim_id').notNullable().references('claims.id').index()
      table.integer('amount').notNullable()
      table.integer('released_amount').notNullable()
      table.bigInteger('paid_at').notNullable()
      table.check(
        'amount > 0 and released_amount between 0 and amount',
        [],
        'claim_payments_released'
      )
    })
  }

  async down() {
    this.dropTables('claim_payments', 'claims', 'disputes', 'surplus_payments')
    this.dropTables('payouts', 'provider_refunds', 'account_proofs', 'refunds')
  }
}
