import type { DateTime } from 'luxon'
import type { ReportReason } from '#core/moderation/report'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { isLongerThan } from '#core/text'
import { ok, refuse, type Result } from '#core/result'

export const measureKinds = ['warning', 'hidden_text', 'hidden_photo', 'suspension', 'ban'] as const
export type MeasureKind = (typeof measureKinds)[number]

/** The part of a machine in a measure: none, or it found what a person then judged. */
export const machineParts = ['none', 'found'] as const
export type MachinePart = (typeof machineParts)[number]

/** Days for which a member can be suspended. */
export const suspensionDays = [1, 7, 30] as const
export type SuspensionDays = (typeof suspensionDays)[number]

/** Why a measure is taken, as the member reads it. */
export type Statement = Readonly<{
  /** The house rule that was broken. */
  breach: ReportReason
  /** The law that was broken, where it is one; null: the house rules alone. */
  law: string | null
  /** What happened, in the member's language; null for a measure of the terminal. */
  facts: string | null
  machine: MachinePart
}>

/** What was done about a member's conduct, and why. */
export type Measure = Statement &
  Readonly<{
    id: string
    userId: string
    /** The report that led to it; null for one from the member's file. */
    reportId: string | null
    kind: MeasureKind
    /** The photo or message that it hides; null for a profile text, and for other kinds. */
    subjectId: string | null
    /** Why a photo was rejected in its review; null for every other measure. */
    rejection: RejectionReason | null
    /** Whether the site took it by itself, because it knew the picture. */
    automatic: boolean
    /** The text that it hides, to be shown again when it is lifted. */
    hiddenText: string | null
    /** The end of a suspension; null for other kinds. */
    until: DateTime | null
    /** The admin who decided on it; null for the terminal. */
    takenBy: string | null
    takenAt: DateTime
    /** When it was undone; null while it stands. */
    liftedAt: DateTime | null
  }>

/** The longest description of what happened, and the longest name of a law, in characters. */
export const maxFactsLength = 2000
export const maxLawLength = 200

/** The statement of a measure that is taken in the terminal, where nobody writes one. */
export function bareStatement(breach: ReportReason): Statement {
  return { breach, law: null, facts: null, machine: 'none' }
}

type TypedStatement = Pick<Statement, 'breach' | 'machine'> &
  Readonly<{ facts: string; law: string }>

/**
 * Parses a statement as an admin typed it, trimmed; no law: the house rules are the ground. Refuses
 * 'facts_missing', and 'text_too_long' with `max` in characters.
 * Rule: docs/product/moderation.md, Statement of reasons.
 */
export function parseStatement({
  breach,
  facts: typedFacts,
  law: typedLaw,
  machine,
}: TypedStatement): Result<Statement, 'facts_missing' | 'text_too_long'> {
  const facts = parseFacts(typedFacts)
  if (!facts.ok) return facts
  const law = typedLaw.toWellFormed().trim()
  if (isLongerThan(law, maxLawLength)) return refuse('text_too_long', { max: maxLawLength })
  return ok({ breach, law: law || null, facts: facts.value, machine })
}

/**
 * Parses what happened, as an admin typed it for the member: trimmed. Refuses 'facts_missing', and
 * 'text_too_long' with `max` in characters. Rule: docs/product/moderation.md, Statement of reasons.
 */
export function parseFacts(typed: string): Result<string, 'facts_missing' | 'text_too_long'> {
  const facts = typed.toWellFormed().trim()
  if (facts === '') return refuse('facts_missing')
  const isLong = isLongerThan(facts, maxFactsLength)
  return isLong ? refuse('text_too_long', { max: maxFactsLength }) : ok(facts)
}
