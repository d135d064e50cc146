import { DateTime } from 'luxon'
import { checkChanges, checkMatch, directionsOf, keyValues } from '#core/repositories/rows'
import type { Column, Keys, Order, Rows } from '#core/repositories/rows'

/** The columns of a unique key, or a function for a partial one, empty for rows outside it. */
export type UniqueKey<Row> = readonly Column<Row>[] | ((row: Row) => readonly unknown[])

/** Is told of the rows that a unit of work locks and adds, by their key. */
export type LockWatch = Readonly<{
  locked(key: string): void
  added(key: string, row: unknown): void
}>

/**
 * One table in memory, with the unique keys of the database. Tests may inspect `rows`: the rows by
 * their key, the two ids of a pair as `one>other`.
 */
export class InMemoryRows<Row, Key = string, Fixed extends string = never> implements Rows<
  Row,
  Key,
  Fixed
> {
  readonly rows = new Map<string, Row>()
  /** Watch of the unit of work that runs. */
  watch: LockWatch | null = null
  readonly #keys: Keys
  readonly #unique: readonly UniqueKey<Row>[]

  constructor(keys: Keys, unique: readonly UniqueKey<Row>[] = []) {
    this.#keys = keys
    this.#unique = unique
  }

  async find(key: Key) {
    return this.rows.get(this.#textOf(keyValues(this.#keys.key, key))) ?? null
  }

  /** Units of work run one after the other, so that only the order of their locks matters. */
  async lock(key: Key) {
    const row = await this.find(key)
    if (row) this.noteLock(row)
    return row
  }

  /** Tells that a unit of work locks this row, as it does to change it. */
  noteLock(row: Row) {
    this.watch?.locked(this.#textOf(row))
  }

  async where(match: Partial<Row>, ...order: readonly Order<Row>[]): Promise<readonly Row[]> {
    checkMatch(match)
    const columns = Object.keys(match) as Column<Row>[]
    const found = this.those((row) => columns.every((name) => isSame(row[name], match[name])))
    return sorted(found, order)
  }

  async first(match: Partial<Row>, ...order: readonly Order<Row>[]) {
    const [first] = await this.where(match, ...order)
    return first ?? null
  }

  async add(row: Row) {
    if (this.#isTaken(row)) throw new Error(`Known already: ${this.#textOf(row)}`)
    this.watch?.added(this.#textOf(row), row)
    this.rows.set(this.#textOf(row), row)
  }

  async addUnlessKnown(row: Row) {
    if (this.#isTaken(row)) return false
    await this.add(row)
    return true
  }

  async put(row: Row) {
    const known = this.rows.get(this.#textOf(row))
    if (!known) return this.add(row)
    const kept = this.#keys.fixed.map((name) => [name, valueOf(known, name)])
    this.replace({ ...row, ...Object.fromEntries(kept) })
  }

  async update(key: Key, changes: Partial<Omit<Row, Fixed>>) {
    checkChanges(changes, this.#keys.fixed)
    const row = await this.find(key)
    if (!row) throw new Error('Nothing to update')
    this.replace({ ...row, ...changes })
  }

  async remove(key: Key) {
    const row = await this.lock(key)
    if (row) this.rows.delete(this.#textOf(row))
  }

  protected those(wanted: (row: Row) => boolean): Row[] {
    return [...this.rows.values()].filter(wanted)
  }

  /** Replaces the row with the same key. */
  protected replace(row: Row) {
    this.noteLock(row)
    if (this.#isTaken(row, this.#textOf(row))) throw new Error(`Taken: ${this.#textOf(row)}`)
    this.rows.set(this.#textOf(row), row)
  }

  #isTaken(row: Row, except?: string) {
    if (except === undefined && this.rows.has(this.#textOf(row))) return true
    const others = [...this.rows].filter(([key]) => key !== except).map(([, other]) => other)
    return this.#unique.some((unique) => {
      const values = valuesOf(unique, row)
      // Nulls, and rows outside a partial key, never conflict.
      if (values.length === 0 || values.includes(null)) return false
      return others.some((other) => isSameList(valuesOf(unique, other), values))
    })
  }

  #textOf(row: Partial<Row>) {
    return this.#keys.key.map((name) => String(valueOf(row, name))).join('>')
  }
}

export function sorted<Row>(rows: readonly Row[], order: readonly Order<Row>[]): readonly Row[] {
  const directions = directionsOf(order)
  return rows.toSorted((one, other) => {
    for (const { column, direction } of directions) {
      const difference = compare(one[column], other[column])
      if (difference !== 0) return direction === 'asc' ? difference : -difference
    }
    return 0
  })
}

function valuesOf<Row>(unique: UniqueKey<Row>, row: Row): readonly unknown[] {
  return typeof unique === 'function' ? unique(row) : unique.map((name) => row[name])
}

function valueOf(row: unknown, column: string) {
  return (row as Readonly<Record<string, unknown>>)[column]
}

function isSameList(one: readonly unknown[], other: readonly unknown[]) {
  return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
}

function isSame(one: unknown, other: unknown) {
  return comparable(one) === comparable(other)
}

function compare(one: unknown, other: unknown) {
  const left = comparable(one) as number
  const right = comparable(other) as number
  if (left === right) return 0
  return left < right ? -1 : 1
}

function comparable(value: unknown) {
  return DateTime.isDateTime(value) ? value.toMillis() : value
}
