import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Knex } from 'knex'
import { checkChanges, checkMatch, directionsOf, keyValues } from '#core/repositories/rows'
import type { Order, Rows } from '#core/repositories/rows'
import type { StoredRow, StoredTable } from '#adapters/lucid/stored_table'

/**
 * The repository of one table. By Knex instead of models: one statement for each verb, and plain
 * rows.
 */
export class LucidRows<Row, Key = string, Fixed extends string = never> implements Rows<
  Row,
  Key,
  Fixed
> {
  constructor(
    protected client: TransactionClientContract,
    protected stored: StoredTable<Row>
  ) {}

  async find(key: Key) {
    return this.read(await this.byKey(key).first())
  }

  async lock(key: Key) {
    return this.read(await this.byKey(key).forUpdate().first())
  }

  async where(match: Partial<Row>, ...order: readonly Order<Row>[]) {
    return this.readAll(this.matching(match, order))
  }

  async first(match: Partial<Row>, ...order: readonly Order<Row>[]) {
    return this.read(await this.matching(match, order).first())
  }

  async add(row: Row) {
    await this.query().insert(this.stored.write(row))
  }

  async addUnlessKnown(row: Row) {
    const [key] = this.keyColumns()
    const insert = this.query().insert(this.stored.write(row)).onConflict().ignore()
    const added: unknown[] = await insert.returning(key)
    return added.length > 0
  }

  async put(row: Row) {
    const stored = this.stored.write(row)
    const fixed = this.stored.keys.fixed.map((name) => this.stored.column(name))
    const changed = Object.keys(stored).filter((column) => !fixed.includes(column))
    const insert = this.query().insert(stored).onConflict(this.keyColumns())
    await (changed.length > 0 ? insert.merge(changed) : insert.ignore())
  }

  async update(key: Key, changes: Partial<Omit<Row, Fixed>>) {
    checkChanges(changes, this.stored.keys.fixed)
    const updated: number = await this.byKey(key).update(this.stored.write(changes as Partial<Row>))
    if (updated === 0) throw new Error(`Nothing in ${this.stored.name} to update`)
  }

  async remove(key: Key) {
    await this.byKey(key).delete()
  }

  protected query() {
    return this.client.knexQuery().from(this.stored.name)
  }

  protected byKey(key: Key) {
    return this.query().where(this.stored.write(keyValues(this.stored.keys.key, key)))
  }

  protected matching(match: Partial<Row>, order: readonly Order<Row>[] = []) {
    checkMatch(match)
    const query = this.query().where(this.stored.write(match))
    for (const { column, direction } of directionsOf(order)) {
      query.orderBy(this.stored.column(column), direction)
    }
    return query
  }

  protected async counted(query: Knex.QueryBuilder): Promise<number> {
    const [{ total }] = await query.count('* as total')
    return total
  }

  protected keyColumns() {
    return this.stored.keys.key.map((name) => this.stored.column(name))
  }

  protected read(stored: StoredRow | undefined): Row | null {
    return stored ? this.stored.read(stored) : null
  }

  protected async readAll(query: PromiseLike<StoredRow[]>): Promise<readonly Row[]> {
    return (await query).map((stored) => this.stored.read(stored))
  }
}
