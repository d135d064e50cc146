import type { DateTime } from 'luxon'
import type { MessageKind } from '#core/messaging/message'
import { countCharacters } from '#core/text'
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

export const reportStatuses = ['open', 'closed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** What came of a report; 'dealt_with' is by other means, such as a rejected photo. */
export const reportDecisions = ['no_violation', 'dealt_with', 'banned'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** The longest explanation, in characters. */
export const longestExplanation = 1000

/** Days for which support keeps the evidence of a report, from the last time it was made. */
export const evidenceDays = 180

/** One member tells support about another, by profile id. The reported member never learns it. */
export type Report = Readonly<{
  id: string
  reporterId: string
  reportedId: string
  reason: ReportReason
  explanation: string | null
  evidenceKind: EvidenceKind
  /** Of the photo, message or conversation; of the profile itself otherwise. */
  evidenceId: string
  status: ReportStatus
  createdAt: DateTime
  /** When it was last made: once more about the same thing is the same report. */
  reportedAt: DateTime
  /** Null while it is open, as is the moment it was closed. */
  decision: ReportDecision | null
  closedAt: DateTime | null
}>

/** What was reported, as it was: it stays when the original is changed, deleted or blocked. */
export type Evidence = Readonly<{
  name: string
  about: string | null
  lines: readonly ReportedLine[]
  picture: Uint8Array | null
}>

/** A message in evidence, by which side of the report wrote it. */
export type ReportedLine = Readonly<{
  by: 'reporter' | 'reported'
  kind: MessageKind
  body: string
  /** ISO 8601. */
  sentAt: string
}>

/**
 * Reads the form of a report: 'other' must be explained, any other reason may be. Refuses
 * 'report_explanation_missing', and 'text_too_long' with `max` in characters.
 */
export function readExplanation(
  reason: ReportReason,
  text: string
): Result<string | null, 'report_explanation_missing' | 'text_too_long'> {
  const said = text.toWellFormed().trim()
  if (reason === 'other' && said === '') return refuse('report_explanation_missing')
  const isLong = countCharacters(said) > longestExplanation
  return isLong ? refuse('text_too_long', { max: longestExplanation }) : ok(said || null)
}

/** What an open report says after it was made once more: the newest reason, and every word. */
export function reportedAgain(
  { explanation: before }: Pick<Report, 'explanation'>,
  { reason, explanation }: Pick<Report, 'reason' | 'explanation'>
) {
  if (!before || !explanation) return { reason, explanation: explanation ?? before }
  if (before.includes(explanation)) return { reason, explanation: before }
  return { reason, explanation: `${before}\n\n${explanation}`.slice(-longestKept) }
}

/** UTF-16 units of one report that somebody makes over and over; the latest words stay. */
const longestKept = 10_000
