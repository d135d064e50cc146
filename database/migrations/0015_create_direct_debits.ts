import { debitStates } from '#core/payments/direct_debit/debit'
import { Migration } from '#database/migration'

/** Signed mandates and those that wait for their code, the debits that they allow, and the files for the bank. */
export default class extends Migration {
  async up() {
    this.schema.createTable('mandates', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id')
      table.string('reference', 35).notNullable().unique()
      table.string('account_holder', 70).notNullable()
      table.string('iban', 34).notNullable()
      table.string('street', 70).notNullable()
      table.string('house_number', 16).notNullable()
      table.string('zip', 16).notNullable()
      table.string('city', 35).notNullable()
      table.string('country', 2).notNullable()
      table.string('phone', 16).notNullable()
      table.bigInteger('signed_at').notNullable()
      // Keyed digests of bank account and phone, so that a returned debit blocks them in every name.
      table.string('iban_digest', 24).nullable().index()
      table.string('phone_digest', 24).nullable().index()
      table.index(['user_id', 'signed_at'])
    })
    // The back office finds members by the end of an IBAN.
    this.index('mandates_by_end_of_iban', 'mandates (substr(iban, length(iban) - 3))')

    this.schema.createTable('signings', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id')
      table.string('reference', 35).notNullable()
      table.string('account_holder', 70).notNullable()
      table.string('iban', 34).notNullable()
      table.string('street', 70).notNullable()
      table.string('house_number', 16).notNullable()
      table.string('zip', 16).notNullable()
      table.string('city', 35).notNullable()
      table.string('country', 2).notNullable()
      table.string('phone', 16).notNullable()
      table.string('digest', 64).notNullable()
      table.integer('tries').notNullable()
      table.bigInteger('created_at').notNullable().index()
      table.bigInteger('signed_at').nullable()
      table.index(['user_id', 'created_at'])
      table.index(['phone', 'created_at'])
    })

    this.schema.createTable('debits', (table) => {
      table.uuid('id').primary()
      table.uuid('order_id').notNullable().references('orders.id').unique()
      table.uuid('mandate_id').notNullable().references('mandates.id').unique()
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable().checkIn(['EUR'])
      table.string('end_to_end_id', 35).notNullable().unique()
      table.string('collect_on', 10).notNullable()
      table
        .string('state', 10)
        .notNullable()
        .checkIn([...debitStates])
      table.bigInteger('created_at').notNullable()
      table.string('exported_in', 35).nullable()
      table.bigInteger('exported_at').nullable()
      table.bigInteger('settled_at').nullable()
      table.bigInteger('returned_at').nullable()
      table.string('return_reason', 4).nullable()
      // When and why the operator lifted the block that its return had caused.
      table.bigInteger('unblocked_at').nullable()
      table.string('unblock_reason', 500).nullable()
      table.index(['state', 'collect_on', 'id'])
      table.check('amount > 0', [], 'debits_positive')
      table.check(
        "(state = 'returned') = (returned_at is not null)",
        [],
        'debits_returned_at_a_moment'
      )
    })
    // What is in a file.
    this.index('debits_by_file', 'debits (exported_in, id)')

    // Stored so that they can be exported again unchanged, and since when each is with the bank.
    this.schema.createTable('sepa_files', (table) => {
      table.string('message_id', 35).primary()
      table.uuid('site_id').notNullable().references('sites.id')
      table.text('content').notNullable()
      table.integer('count').notNullable()
      table.bigInteger('sum').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('sent_at').nullable()
      table.check('count > 0 and sum > 0', [], 'sepa_files_not_empty')
    })
    // The list of files, the newest first.
    this.index('sepa_files_by_age', 'sepa_files (created_at, message_id)')
  }

  async down() {
    this.dropTables('sepa_files', 'debits', 'signings', 'mandates')
  }
}
