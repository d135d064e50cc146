import type { DateTime } from 'luxon'
import type { MessageKind } from '#core/messaging/message'
import { isLongerThan } from '#core/text'
import { ok, refuse, type Result } from '#core/result'

export const reportReasons = [
  'fake_profile',
  'scam',
  'underage',
  'harassment',
  'offensive_pictures',
  'advertising',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** What a report is about; support sees it as it was at that moment. */
export const evidenceKinds = ['profile', 'photo', 'message', 'conversation'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** The profile, photo, message or conversation that a report is about, by its id. */
export type ReportSubject = Readonly<{ kind: EvidenceKind; id: string }>

export const reportStatuses = ['open', 'closed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** The outcome of a report; 'dealt_with' is any other measure, such as a rejected photo. */
export const reportDecisions = ['no_violation', 'dealt_with', 'banned'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** The longest explanation, in characters. */
export const maxExplanationLength = 1000

/** Days for which support keeps the evidence of a report, from the last time it was made. */
export const evidenceDays = 180

/** A member's report about another, by profile id. The reported member never learns of it. */
export type Report = Readonly<{
  id: string
  reporterId: string
  reportedId: string
  reason: ReportReason
  explanation: string | null
  evidenceKind: EvidenceKind
  /** The id of the photo, message or conversation, or of the profile itself. */
  evidenceId: string
  status: ReportStatus
  createdAt: DateTime
  /** When it was last made: a repetition about the same thing is the same report. */
  reportedAt: DateTime
  /** Both null while the report is open. */
  decision: ReportDecision | null
  closedAt: DateTime | null
}>

/** A snapshot of what was reported, kept when the original is changed or deleted. */
export type Evidence = Readonly<{
  name: string
  about: string | null
  lines: readonly ReportedLine[]
  picture: Uint8Array | null
}>

/** A message in evidence, by which side of the report wrote it. */
export type ReportedLine = Readonly<{
  /** The message; evidence that was kept before this was has none. */
  id?: string
  by: 'reporter' | 'reported'
  kind: MessageKind
  body: string
  /** ISO 8601. */
  sentAt: string
}>

/**
 * Parses the explanation of a report: required for the reason 'other', else optional. Refuses
 * 'report_explanation_missing', and 'text_too_long' with `max` in characters.
 * Rule: docs/product/moderation.md, Reports.
 */
export function parseExplanation(
  reason: ReportReason,
  text: string
): Result<string | null, 'report_explanation_missing' | 'text_too_long'> {
  const explanation = text.toWellFormed().trim()
  if (reason === 'other' && explanation === '') return refuse('report_explanation_missing')
  const isLong = isLongerThan(explanation, maxExplanationLength)
  return isLong ? refuse('text_too_long', { max: maxExplanationLength }) : ok(explanation || null)
}

/** An open report after a repetition: the newest reason, and all explanations. */
export function mergeReport(
  { explanation: before }: Pick<Report, 'explanation'>,
  { reason, explanation }: Pick<Report, 'reason' | 'explanation'>
) {
  if (!before || !explanation) return { reason, explanation: explanation ?? before }
  if (before.includes(explanation)) return { reason, explanation: before }
  return { reason, explanation: `${before}\n\n${explanation}`.slice(-maxMergedLength) }
}

/** UTF-16 units of a merged explanation, of which the latest are kept. */
const maxMergedLength = 10_000
