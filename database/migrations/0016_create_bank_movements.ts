import { Migration } from '#database/migration'

/** Expected and received transfers, all that the bank has told of, and what is compared with the ledger. */
export default class extends Migration {
  async up() {
    this.#createTransfers()
    this.#createMovements()
    this.#createComparisons()
  }

  #createTransfers() {
    this.schema.createTable('bank_transfers', (table) => {
      table.string('reference', 25).primary()
      table.uuid('order_id').notNullable().references('orders.id').unique()
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable().checkIn(['EUR'])
      table.string('return_url', 500).notNullable()
      table.bigInteger('created_at').notNullable().index()
      table.bigInteger('cancelled_at').nullable()
      // Since when it waits for the rest of its price.
      table.bigInteger('incomplete_since').nullable().index()
      // What an admin asked no more for, and when: together it is limited for each member.
      table.integer('forgiven').notNullable().defaultTo(0)
      table.bigInteger('forgiven_at').nullable()
      table.check('amount > 0', [], 'bank_transfers_positive')
    })

    this.schema.createTable('incoming_transfers', (table) => {
      table.string('id', 64).primary()
      table.string('reference', 25).notNullable().references('bank_transfers.reference').index()
      table.integer('amount').notNullable()
      table.string('booked_on', 10).notNullable()
      table.string('payer_name', 140).nullable()
      table.string('payer_iban', 34).nullable()
      table.bigInteger('found_at').notNullable()
      // Since when it goes back to its payer.
      table.bigInteger('owed_back_at').nullable()
      table.check('amount > 0', [], 'incoming_transfers_positive')
    })
    // The back office finds members by the end of an IBAN.
    this.index(
      'transfers_by_end_of_iban',
      'incoming_transfers (substr(payer_iban, length(payer_iban) - 3))'
    )
  }

  #createMovements() {
    this.schema.createTable('bank_movements', (table) => {
      table.uuid('id').primary()
      table.string('account', 34).notNullable()
      table.string('fingerprint', 64).notNullable()
      table.integer('position').notNullable()
      table.string('bank_reference', 200).nullable()
      table.string('direction', 3).notNullable().checkIn(['in', 'out'])
      table.bigInteger('amount').notNullable()
      table.string('currency', 10).notNullable()
      table.string('booked_on', 10).notNullable()
      table.string('outcome', 40).nullable().index()
      table.bigInteger('found_at').notNullable()
      table.unique(['account', 'fingerprint', 'position'])
    })

    // The operator's list of what is unclear; with its payer, so that money can be matched or sent back.
    this.schema.createTable('open_items', (table) => {
      table.uuid('id').primary()
      table.string('kind', 40).notNullable()
      table.string('source', 20).notNullable()
      table.string('source_id', 200).notNullable()
      table.uuid('order_id').nullable().references('orders.id').index()
      table.bigInteger('amount').notNullable()
      table.string('currency', 10).notNullable()
      table.string('direction', 3).notNullable().checkIn(['in', 'out'])
      table.string('details', 500).notNullable()
      table.bigInteger('found_at').notNullable()
      table.bigInteger('closed_at').nullable()
      table.string('closed_note', 500).nullable()
      table.string('payer_name', 200).nullable()
      table.string('payer_iban', 34).nullable()
      table.unique(['source', 'source_id'])
      table.index(['closed_at', 'id'])
    })

    // Files whose import began, so that one which a crash interrupted is not forgotten.
    this.schema.createTable('bank_imports', (table) => {
      table.uuid('id').primary()
      table.string('file_id', 100).notNullable()
      table.string('digest', 64).notNullable().index()
      table.uuid('admin_id').nullable().references('admins.id')
      table.bigInteger('begun_at').notNullable()
      table.bigInteger('ended_at').nullable()
      table.bigInteger('interrupted_at').nullable()
    })
    this.index('bank_imports_open', 'bank_imports (begun_at) where ended_at is null')
  }

  #createComparisons() {
    // How far the changes that each provider lists have been followed.
    this.schema.createTable('reconciliations', (table) => {
      table.string('provider', 20).primary()
      table.bigInteger('seen_until').notNullable()
    })

    // What each payment provider received on a day, beside what the ledger sold.
    this.schema.createTable('settlement_comparisons', (table) => {
      table.string('id', 40).primary()
      table.string('provider', 20).notNullable()
      table.string('day', 10).notNullable()
      table.bigInteger('compared_at').notNullable()
      table.integer('orders').notNullable()
      table.text('totals').notNullable()
      table.integer('differing').notNullable()
      table.text('differences').notNullable()
      table.unique(['day', 'provider'])
    })
    this.index(
      'settlement_comparisons_that_differ',
      'settlement_comparisons (day, provider) where differing > 0'
    )
  }

  async down() {
    this.dropTables('settlement_comparisons', 'reconciliations')
    this.dropTables('bank_imports', 'open_items', 'bank_movements')
    this.dropTables('incoming_transfers', 'bank_transfers')
  }
}
