import type { LucidRow, ModelAttributes } from '@adonisjs/lucid/types/model'

/** A row as core knows it: its columns alone. A model would lose them in `{ ...order, status }`. */
export function plain<Row extends LucidRow>(row: Row | null) {
  return row && (row.$attributes as ModelAttributes<Row>)
}
