import type { ColumnOptions, LucidModel } from '@adonisjs/lucid/types/model'
import type { Keys } from '#core/repositories/rows'

export type StoredRow = Readonly<Record<string, unknown>>

/** How the rows of a core table are stored: read and written by the columns of its model. */
export class StoredTable<Row> {
  readonly name: string
  readonly #columns: readonly [string, ColumnOptions][]
  readonly #byName: ReadonlyMap<string, ColumnOptions>

  constructor(
    model: LucidModel,
    readonly keys: Keys
  ) {
    model.boot()
    this.name = model.table
    this.#byName = model.$columnsDefinitions
    this.#columns = [...model.$columnsDefinitions]
  }

  column(name: string): string {
    return this.#definition(name).columnName
  }

  /** Without making a model, which copies all its values: that takes longer than the read. */
  read(stored: StoredRow): Row {
    const row: Record<string, unknown> = {}
    for (const [name, { columnName, consume }] of this.#columns) {
      const value = stored[columnName]
      row[name] = consume ? consume(value, name, noModel) : value
    }
    return row as Row
  }

  write(row: Partial<Row>): StoredRow {
    const stored: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(row)) {
      const { columnName, prepare } = this.#definition(name)
      stored[columnName] = prepare ? prepare(value, name, noModel) : value
    }
    return stored
  }

  #definition(name: string) {
    const definition = this.#byName.get(name)
    if (!definition) throw new Error(`${this.name} has no column ${name}`)
    return definition
  }
}

/** The converters of our columns do not use the model. */
const noModel = undefined as never
