import type { DateTime } from 'luxon'
import type { Measure } from '#core/moderation/measures/measure'
import { isLongerThan } from '#core/text'
import { ok, refuse, type Result } from '#core/result'

export const appealDecisions = ['granted', 'rejected'] as const
export type AppealDecision = (typeof appealDecisions)[number]

export const appealStatuses = ['waiting', 'decided'] as const
export type AppealStatus = (typeof appealStatuses)[number]

/** What a member writes against a measure, and what came of it. There is one for each measure. */
export type Appeal = Readonly<{
  id: string
  measureId: string
  userId: string
  body: string
  madeAt: DateTime
  /** Null, as are the next three, while it waits. */
  decision: AppealDecision | null
  /** Why it was decided so, as the member reads it. */
  answer: string | null
  decidedBy: string | null
  decidedAt: DateTime | null
}>

/** Months in which a member may appeal. */
export const appealMonths = 6
/** The longest appeal and answer, in characters. */
export const maxAppealLength = 2000

/** The last moment at which a measure can be appealed. */
export function appealableUntil({ takenAt }: Pick<Measure, 'takenAt'>) {
  return takenAt.plus({ months: appealMonths })
}

type Appealing = Readonly<{
  measure: Pick<Measure, 'takenAt' | 'liftedAt'>
  /** The appeal that was made already, if one. */
  made: Pick<Appeal, 'decision'> | null
  now: DateTime
}>

/**
 * Whether a member may appeal against a measure: once, within six months, while it is not lifted.
 * Refuses 'already_appealed', 'measure_lifted' and 'appeal_too_late'.
 * Rule: docs/product/moderation.md, Appeals.
 */
export function mayAppeal({ made, measure, now }: Appealing) {
  if (made !== null) return refuse('already_appealed')
  if (measure.liftedAt !== null) return refuse('measure_lifted')
  return now > appealableUntil(measure) ? refuse('appeal_too_late') : ok()
}

/**
 * Parses an appeal, or the answer to one, as typed: trimmed. Refuses 'appeal_missing', and
 * 'text_too_long' with `max` in characters. Rule: docs/product/moderation.md, Appeals.
 */
export function parseAppeal(typed: string): Result<string, 'appeal_missing' | 'text_too_long'> {
  const body = typed.toWellFormed().trim()
  if (body === '') return refuse('appeal_missing')
  const isLong = isLongerThan(body, maxAppealLength)
  return isLong ? refuse('text_too_long', { max: maxAppealLength }) : ok(body)
}
