import type { AuditEntry, AuditValues } from '#core/admin/audit/audit_row'
import { foldedWords } from '#core/folded'

/** The longest word that can be searched for, and the most words of one row. */
export const maxWordLength = 40
const mostWords = 200

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/**
 * The words by which a row of the log is found: of its reason, of the texts that it changed, and of the
 * name of what it is about, without case and accents. Ids are found by themselves.
 * Rule: docs/product/back-office.md, Audit log.
 */
export function wordsOfEntry({
  after,
  before,
  reason,
  subject,
}: Pick<AuditEntry, 'after' | 'before' | 'reason' | 'subject'>): string[] {
  const texts = [reason, ...valuesOf(before), ...valuesOf(after), subject.id]
  const words = texts.flatMap((text) => {
    return typeof text === 'string' ? foldedWords(text.replaceAll(ids, ' ')) : []
  })
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))].slice(0, mostWords)
}

function valuesOf(values: AuditValues | null) {
  return Object.values(values ?? {})
}
