import { BaseSchema } from '@adonisjs/lucid/schema'

/** What migrations of Lucid lack here. Indexes are SQL: Knex has none that is partial, of expressions or with a direction. */
export abstract class Migration extends BaseSchema {
  protected get onPostgres() {
    return this.db.dialect.name === 'postgres'
  }

  protected index(name: string, on: string) {
    this.schema.raw(`create index ${name} on ${on}`)
  }

  protected uniqueIndex(name: string, on: string) {
    this.schema.raw(`create unique index ${name} on ${on}`)
  }

  /**
   * By a time of a large table that only grows: BRIN on PostgreSQL, which costs next to nothing to keep.
   */
  protected indexByTime(name: string, table: string, column: string) {
    this.schema.raw(
      `create index ${name} on ${table} ${this.onPostgres ? 'using brin' : ''} (${column})`
    )
  }

  protected dropTables(...tables: readonly string[]) {
    for (const table of tables) this.schema.dropTable(table)
  }
}
