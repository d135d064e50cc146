import { createHash } from 'node:crypto'
import type { StatementLine } from '#core/payments/sepa/statement'

type Facts = Omit<StatementLine, 'fingerprint' | 'bankReference'>

/**
 * A digest of what a bank repeats of a movement wherever it lists it. Its own words and the day of
 * the value differ between reports and statements, and the breaks of lines between versions.
 */
export function fingerprintOf(facts: Facts): string {
  const { direction, isReversal, amount, currency, bookedOn, endToEndId, groupId } = facts
  const { mandateReference, returnReason, text, otherName, otherIban } = facts
  const parts = [direction, isReversal, amount, currency, bookedOn.toISODate(), endToEndId]
  const more = [mandateReference, groupId, returnReason, otherIban ?? otherName, text]
  const written = [...parts, ...more].map((one) => String(one ?? '').replace(/\s/g, ''))
  return createHash('sha256').update(written.join('\n').toUpperCase()).digest('hex')
}
