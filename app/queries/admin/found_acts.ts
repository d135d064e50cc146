import { maxWordLength } from '#core/admin/audit/words_of_entry'
import { foldedWords } from '#core/folded'
import { numbersAboutCalled, type Numbers } from '#queries/admin/acts_about'
import { foldedName } from '#database/folded_name'

/** Sorts after every word that begins like another. */
const afterAll = '\u{10ffff}'

/**
 * SQL for the numbers of the rows of the log that a text finds, in any case and with or without accents:
 * by an admin whose name has it, about a member who is called so, and with words that begin like each
 * of its words. Rule: docs/product/back-office.md, Audit log.
 */
export function numbersFound(text: string): Numbers {
  const member = numbersAboutCalled(text)
  const words = numbersWith(text)
  const byAdmin = `select number from audit_rows where admin_id in
    (select id from admins where ${foldedName('name')} like ${foldedName(':part')} escape '\\')`
  const part = `%${text.normalize('NFC').replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  const all = [byAdmin, `select number from ${member.sql} as of_members`, ...words.selects]
  return {
    sql: `(${all.join(' union ')})`,
    values: { ...member.values, ...words.values, part },
  }
}

/** Rows with all of these words. None for a text without any. */
function numbersWith(text: string) {
  const wanted = [...new Set(foldedWords(text))].map((word) => word.slice(0, maxWordLength))
  if (wanted.length === 0) return { selects: [], values: {} }
  const each = wanted.map((_, place) => {
    return `select number from audit_words where word >= :from${place} and word < :until${place}`
  })
  const values = wanted.flatMap((word, place) => [
    [`from${place}`, word],
    [`until${place}`, word + afterAll],
  ])
  const both = each.map((one, place) => `select number from (${one}) as with_${place}`)
  return {
    selects: [`select number from (${both.join(' intersect ')}) as with_all`],
    values: Object.fromEntries(values) as Record<string, string>,
  }
}
