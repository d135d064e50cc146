import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { maxWordLength, wordsOfEntry } from '#core/admin/audit/words_of_entry'
import { foldedName } from '#database/folded_name'

/**
 * Rows of the audit log are found by their words, and members by name without accents. A row of words
 * refers to one of the log without a foreign key, which would be checked with each act.
 */
export default class extends BaseSchema {
  async up() {
    // Sorted by bytes, so that words that begin alike are a range of the index in every language.
    const bytes = this.db.dialect.name === 'postgres' ? 'collate "C"' : ''
    this.schema.raw(
      `create table audit_words (
        word varchar(${maxWordLength}) ${bytes} not null,
        number bigint not null,
        primary key (word, number)
      )`
    )
    this.schema.raw('drop index profiles_by_name')
    this.schema.raw(`create index profiles_by_name on profiles (${foldedName('name')}, user_id)`)
    this.defer(addWords)
  }

  async down() {
    this.schema.raw('drop index profiles_by_name')
    this.schema.raw('create index profiles_by_name on profiles (lower(name), user_id)')
    this.schema.dropTable('audit_words')
  }
}

const atOnce = 500

/** Words of the rows that are there by now. */
async function addWords(client: QueryClientContract) {
  for (let after = 0; ;) {
    const rows = await client
      .from('audit_rows')
      .where('number', '>', after)
      .orderBy('number')
      .limit(atOnce)
      .select('number', 'before', 'after', 'reason', 'subject_kind', 'subject_id')
    if (rows.length === 0) return
    for (const row of rows) {
      const words = wordsOfEntry({
        before: row.before && JSON.parse(row.before),
        after: row.after && JSON.parse(row.after),
        reason: row.reason,
        subject: { kind: row.subject_kind, id: row.subject_id },
      })
      const found = words.map((word) => ({ word, number: row.number }))
      if (found.length > 0) await client.table('audit_words').multiInsert(found)
    }
    after = Number(rows[rows.length - 1].number)
  }
}
