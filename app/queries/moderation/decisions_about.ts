import { appealableUntil, mayAppeal, type AppealDecision } from '#core/moderation/measures/appeal'
import type { MachinePart, MeasureKind } from '#core/moderation/measures/measure'
import type { ReportReason } from '#core/moderation/report'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { DateTime } from 'luxon'
import { read } from '#queries/read'

interface Row {
  id: string
  kind: MeasureKind
  breach: ReportReason
  law: string | null
  facts: string | null
  machine: MachinePart
  rejection: RejectionReason | null
  automatic: boolean
  hiddenText: string | null
  until: number | null
  takenAt: number
  liftedAt: number | null
  appealBody: string | null
  appealedAt: number | null
  appealDecision: AppealDecision | null
  answer: string | null
  decidedAt: number | null
}

/** What was decided about a member, the newest first, with their appeals; without who decided. */
export async function decisionsAbout(userId: string, now: DateTime) {
  const rows: Row[] = await read<Row>('measures')
    .leftJoin('appeals', 'appeals.measure_id', 'measures.id')
    .where('measures.user_id', userId)
    .select('measures.id', 'kind', 'breach', 'law', 'facts', 'machine', 'hidden_text', 'until')
    .select('rejection', 'automatic', 'taken_at', 'lifted_at', 'appeals.body as appeal_body')
    .select('appeals.made_at as appealed_at', 'appeals.decision as appeal_decision')
    .select('answer', 'decided_at')
    .orderBy('taken_at', 'desc')
    .orderBy('measures.id', 'desc')
  return rows.map((row) => {
    const { automatic, breach, facts, hiddenText, id, kind, law, machine, rejection } = row
    const takenAt = instant(row.takenAt)
    const measure = { takenAt, liftedAt: row.liftedAt === null ? null : instant(row.liftedAt) }
    const made = row.appealedAt === null ? null : { decision: row.appealDecision }
    return {
      id,
      kind,
      breach,
      law,
      facts,
      machine: automatic ? ('decided' as const) : machine,
      rejection,
      hiddenText,
      until: textOf(row.until),
      takenAt: textOf(row.takenAt) ?? '',
      liftedAt: textOf(row.liftedAt),
      appealableUntil: appealableUntil({ takenAt }).toISO() ?? '',
      mayAppeal: mayAppeal({ measure, made, now }).ok,
      appeal: appealOf(row),
    }
  })
}

function appealOf({ answer, appealBody, appealDecision, appealedAt, decidedAt }: Row) {
  if (appealedAt === null) return null
  return {
    body: appealBody ?? '',
    madeAt: textOf(appealedAt) ?? '',
    decision: appealDecision,
    answer,
    decidedAt: textOf(decidedAt),
  }
}

function instant(millis: number) {
  return DateTime.fromMillis(millis, { zone: 'utc' })
}

function textOf(millis: number | null) {
  return millis === null ? null : instant(millis).toISO()
}
