import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LucidRows } from '#adapters/lucid/lucid_rows'
import type { ShownChanges } from '#adapters/lucid/shown_changes'
import type { StoredTable } from '#adapters/lucid/stored_table'

/** A table of which each row changes what pages of visitors show. */
export class LucidShownRows<Row, Key = string, Fixed extends string = never> extends LucidRows<
  Row,
  Key,
  Fixed
> {
  constructor(
    client: TransactionClientContract,
    stored: StoredTable<Row>,
    protected shown: ShownChanges
  ) {
    super(client, stored)
  }

  async add(row: Row) {
    await super.add(row)
    this.shown.note()
  }

  async addUnlessKnown(row: Row) {
    this.shown.note()
    return super.addUnlessKnown(row)
  }

  async put(row: Row) {
    await super.put(row)
    this.shown.note()
  }

  async update(key: Key, changes: Partial<Omit<Row, Fixed>>) {
    await super.update(key, changes)
    this.shown.note()
  }

  async remove(key: Key) {
    await super.remove(key)
    this.shown.note()
  }
}
