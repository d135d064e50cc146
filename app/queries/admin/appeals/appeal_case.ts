import { DateTime } from 'luxon'
import { isAtHand } from '#core/admin/pictures/why_sharp'
import type { AppealDecision } from '#core/moderation/measures/appeal'
import type { MachinePart, MeasureKind } from '#core/moderation/measures/measure'
import type { ReportReason } from '#core/moderation/report'
import type { Locale } from '#core/sites/locales'
import type { User } from '#core/users/user'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { measuresOf } from '#queries/admin/measures_of'
import { read } from '#queries/read'

interface Row {
  id: string
  userId: string
  body: string
  madeAt: number
  decision: AppealDecision | null
  answer: string | null
  decidedAt: number | null
  decider: string | null
  kind: MeasureKind
  breach: ReportReason
  law: string | null
  facts: string | null
  machine: MachinePart
  rejection: RejectionReason | null
  automatic: boolean
  hiddenText: string | null
  /** The rejected photo, while the appeal is open or was just now, and the conversation of a hidden one that was sent in a chat. */
  photoId: string | null
  conversationId: string | null
  until: number | null
  takenAt: number
  liftedAt: number | null
  judge: string | null
  reportId: string | null
  name: string
  siteId: string
  status: User['status']
  language: Locale
}

/** An appeal, what it is about, and what else was done about the member; null on another site. */
export async function appealCase(appealId: string, siteId: string | null, now: DateTime) {
  const query = read<Row>('appeals')
    .join('measures', 'measures.id', 'appeals.measure_id')
    .join('users', 'users.id', 'appeals.user_id')
    .join('profiles', 'profiles.user_id', 'appeals.user_id')
    .leftJoin('admins as judge', 'judge.id', 'measures.taken_by')
    .leftJoin('admins as decider', 'decider.id', 'appeals.decided_by')
    .leftJoin('photos', 'photos.id', 'measures.subject_id')
    .leftJoin('messages', 'messages.id', 'measures.subject_id')
    .where('appeals.id', appealId)
    .select('appeals.id', 'appeals.user_id', 'appeals.body', 'appeals.made_at')
    .select('appeals.decision', 'appeals.answer', 'appeals.decided_at', 'decider.name as decider')
    .select('measures.kind', 'measures.breach', 'measures.law', 'measures.facts')
    .select('measures.machine', 'measures.hidden_text', 'measures.until', 'measures.taken_at')
    .select('measures.lifted_at', 'measures.report_id', 'judge.name as judge')
    .select('measures.rejection', 'measures.automatic', 'photos.id as photo_id')
    .select('messages.conversation_id')
    .select('profiles.name', 'users.status', 'users.language', 'users.site_id')
  if (siteId) query.where('users.site_id', siteId)
  const appeal = (await query).at(0)
  if (!appeal) return null
  const decidedAt = appeal.decidedAt === null ? null : DateTime.fromMillis(appeal.decidedAt)
  return {
    appeal: { ...appeal, photoId: isAtHand(decidedAt, now) ? appeal.photoId : null },
    siteId: appeal.siteId,
    measures: await measuresOf(appeal.userId),
    notes: await notesOn(appeal.id),
  }
}

interface NoteRow {
  id: string
  body: string
  author: string
  createdAt: number
}

/** What admins noted on an appeal, the oldest first, as they answer each other. */
function notesOn(appealId: string): Promise<NoteRow[]> {
  return read<NoteRow>('member_notes')
    .join('admins', 'admins.id', 'member_notes.admin_id')
    .where('appeal_id', appealId)
    .select('member_notes.id', 'body', 'admins.name as author', 'member_notes.created_at')
    .orderBy('member_notes.id')
}
