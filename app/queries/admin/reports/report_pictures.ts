import { DateTime } from 'luxon'
import { isAtHand } from '#core/admin/pictures/why_sharp'
import type { PhotoStatus, RejectionReason } from '#core/profiles/photos/photo'
import { reportEvidence } from '#queries/moderation/report_evidence'
import { read } from '#queries/read'

/** The photos that the reported member has now. */
export function photosOf(profileId: string) {
  return read<Readonly<{ id: string; status: PhotoStatus; rejection: RejectionReason | null }>>(
    'photos'
  )
    .where('profile_id', profileId)
    .select('id', 'status', 'rejection')
    .orderBy('position')
    .orderBy('id')
}

/**
 * The picture that was reported, as it was; null when there is none, on another site, and once the case is no
 * longer at hand.
 */
export async function evidencePicture(reportId: string, siteId: string | null, now: DateTime) {
  const report = await caseAtHand(reportId, siteId, now)
  if (!report) return null
  const evidence = await reportEvidence(reportId)
  return evidence?.picture ? { picture: evidence.picture, siteId: report.siteId } : null
}

/**
 * Where a photo of the reported member is stored; null for any other photo, on another site, and once the case
 * is no longer at hand.
 */
export async function reportedPhoto(
  { id, photoId }: Readonly<{ id: string; photoId: string }>,
  siteId: string | null,
  now: DateTime
) {
  const report = await caseAtHand(id, siteId, now)
  if (!report) return null
  const [photo] = await read<Readonly<{ storageKey: string }>>('photos')
    .where({ id: photoId, profile_id: report.reportedId })
    .select('storage_key')
  return photo ? { ...photo, siteId: report.siteId } : null
}

type Case = Readonly<{
  id: string
  closedAt: number | null
  reportedId: string
  siteId: string
  userId: string
}>

async function caseAtHand(reportId: string, siteId: string | null, now: DateTime) {
  const query = read<Case>('reports')
    .join('profiles as reported', 'reported.id', 'reports.reported_id')
    .where('reports.id', reportId)
    .select('reports.id', 'reports.closed_at', 'reports.reported_id')
    .select('reported.site_id', 'reported.user_id')
  if (siteId) query.where('reported.site_id', siteId)
  const [report] = await query
  return report && (await isCaseAtHand(report, now)) ? report : null
}

/** Whether a case is open or was just now, or an appeal against a measure of it. */
export async function isCaseAtHand(
  { closedAt, id, userId }: Pick<Case, 'closedAt' | 'id' | 'userId'>,
  now: DateTime
) {
  const appeals = await read<Readonly<{ decidedAt: number | null }>>('appeals')
    .join('measures', 'measures.id', 'appeals.measure_id')
    .where({ 'measures.user_id': userId, 'measures.report_id': id })
    .select('appeals.decided_at')
  return [closedAt, ...appeals.map(({ decidedAt }) => decidedAt)].some((at) =>
    isAtHand(at === null ? null : DateTime.fromMillis(at), now)
  )
}
