import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when a transfer waits for the rest of its price, and which money goes back to its payer. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bank_transfers', (table) => {
      table.bigInteger('incomplete_since').nullable().index()
    })
    this.schema.alterTable('incoming_transfers', (table) => {
      table.bigInteger('owed_back_at').nullable()
    })
    this.defer((db) => db.rawQuery(markIncomplete))
  }

  async down() {
    this.schema.alterTable('bank_transfers', (table) => {
      table.dropIndex(['incomplete_since'])
    })
    this.schema.raw('alter table bank_transfers drop column incomplete_since')
    this.schema.raw('alter table incoming_transfers drop column owed_back_at')
  }
}

const came = `from incoming_transfers where incoming_transfers.reference = bank_transfers.reference`

/** Money that came before this was known waits from the day it came. */
const markIncomplete = `
  update bank_transfers set incomplete_since = (select max(found_at) ${came})
  where (select coalesce(sum(amount), 0) ${came}) < amount`
