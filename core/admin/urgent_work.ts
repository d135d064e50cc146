import type { Urgency } from '#core/moderation/urgency'

type Work = Readonly<{
  name: string
  number: number
  /** When it was last checked, if that is done by night; null before the first time. */
  checkedAt?: number | null
  /** How many of them are how urgent. */
  parts?: readonly Readonly<{ urgency: Urgency; number: number }>[]
}>

/**
 * Whether work stands before all other on the dashboard, in red: complaints past their deadline, what is
 * a danger to somebody, and a nightly check that failed. Rule: docs/product/back-office.md, What waits.
 */
export function isUrgent({ checkedAt, name, number, parts = [] }: Work): boolean {
  if (parts.some((part) => part.urgency === 'danger' && part.number > 0)) return true
  return number > 0 && (name === 'complaints_late' || checkedAt !== undefined)
}
