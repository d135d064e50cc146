import type { LucidModel, LucidRow, ModelAttributes } from '@adonisjs/lucid/types/model'

/** A row as core knows it: its columns alone. A model would lose them in `{ ...order, status }`. */
export function plain<Row extends LucidRow>(row: Row | null) {
  return row && (row.$attributes as ModelAttributes<Row>)
}

type StoredRow = Readonly<Record<string, unknown>>

/**
 * The same of a row that was read without the model: a model also keeps a copy of all it was read
 * with, which takes longer than reading it.
 */
export function plainOf<Model extends LucidModel>(model: Model, row: StoredRow | null) {
  if (!row) return null
  const attributes: StoredRow = Object.fromEntries(
    columnsOf(model).map(([name, { columnName, consume }]) => {
      const value = row[columnName]
      return [name, consume ? consume(value, name, noModel) : value]
    })
  )
  return attributes as ModelAttributes<InstanceType<Model>>
}

/** The row that these attributes are stored as. */
export function storedOf<Model extends LucidModel>(
  model: Model,
  attributes: ModelAttributes<InstanceType<Model>>
): StoredRow {
  return Object.fromEntries(
    columnsOf(model).map(([name, { columnName, prepare }]) => {
      const value = (attributes as StoredRow)[name]
      return [columnName, prepare ? prepare(value, name, noModel) : value]
    })
  )
}

/** Our columns are read and written without looking at the model. */
const noModel = undefined as never

function columnsOf(model: LucidModel) {
  model.boot()
  return [...model.$columnsDefinitions]
}
