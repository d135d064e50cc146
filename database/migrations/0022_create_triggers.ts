import { Migration } from '#database/migration'
import { functionsOfPostgres, triggersOfPostgres } from '#database/triggers/on_postgres'
import { triggersOfSqlite } from '#database/triggers/on_sqlite'

/** What the database refuses and keeps in step by itself; on each in its own words. */
export default class extends Migration {
  async up() {
    const statements = this.onPostgres
      ? [...functionsOfPostgres, ...triggersOfPostgres]
      : triggersOfSqlite
    for (const statement of statements) this.schema.raw(statement)
  }

  /** On PostgreSQL triggers go with their functions. */
  async down() {
    const [kind, statements, cascade] = this.onPostgres
      ? ['function', functionsOfPostgres, ' cascade']
      : ['trigger', triggersOfSqlite, '']
    for (const statement of statements) {
      const name = new RegExp(`create ${kind} (\\w+)`).exec(statement)![1]
      this.schema.raw(`drop ${kind} ${name}${cascade}`)
    }
  }
}
