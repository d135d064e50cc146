import type { DateTime } from 'luxon'
import { ageOn, parseDay } from '#core/profiles/age'
import type { Evidence, EvidenceKind, Report, ReportReason } from '#core/moderation/report'
import { urgencyOf } from '#core/moderation/urgency'
import type { Profile } from '#core/profiles/profile'
import type { User } from '#core/users/user'
import { fraudMails } from '#queries/admin/fraud_mails'
import { measuresOf } from '#queries/admin/measures_of'
import { auditOf } from '#queries/admin/audit_of'
import { isCaseAtHand, photosOf } from '#queries/admin/reports/report_pictures'
import { banWaits } from '#queries/admin/waiting_bans'
import { reportEvidence } from '#queries/moderation/report_evidence'
import { read } from '#queries/read'

const earlierShown = 20

/** A report, what it is about then and now, and what is known of both sides; null on another site. */
export async function reportCase(reportId: string, siteId: string | null, now: DateTime) {
  const found = await findReport(reportId, siteId)
  if (!found) return null
  const { dateOfBirth, suspendedUntil, timeZone, ...report } = found
  const evidence = await reportEvidence(reportId)
  const isOpen = await isCaseAtHand(found, now)
  return {
    report: { ...report, urgency: urgencyOf(report.reason) },
    age: ageOn(parseDay(dateOfBirth), now.setZone(timeZone)),
    evidence: evidence && {
      name: evidence.name,
      about: evidence.about,
      lines: await linesOf(evidence, report),
      picture: pictureState(evidence, isOpen),
    },
    conversationId:
      siteId === null || report.reporterSiteId === siteId ? await conversationOf(report) : null,
    photos: isOpen ? await photosOf(report.reportedId) : [],
    measures: await measuresOf(report.userId),
    closing: report.status === 'closed' ? await closingOf(reportId) : null,
    suspendedUntil:
      suspendedUntil !== null && suspendedUntil > now.toMillis() ? suspendedUntil : null,
    fraudMails: await fraudMails({ userId: report.userId, profileId: report.reportedId }),
    banWaits: await banWaits({ userId: report.userId, profileId: report.reportedId }),
    earlier: await earlierReports(report),
    reporterRecord: await recordOf(report.reporterId),
  }
}

function pictureState({ picture }: Evidence, isOpen: boolean) {
  if (!picture) return 'none'
  return isOpen ? 'shown' : 'shut'
}

async function findReport(reportId: string, siteId: string | null) {
  const query = read<Found>('reports')
    .join('profiles as reported', 'reported.id', 'reports.reported_id')
    .join('users as account', 'account.id', 'reported.user_id')
    .join('profiles as reporter', 'reporter.id', 'reports.reporter_id')
    .where('reports.id', reportId)
    .select('reports.id', 'reports.reason', 'reports.explanation', 'reports.evidence_kind')
    .select('reports.evidence_id', 'reports.status', 'reports.decision', 'reports.created_at')
    .select('reports.reported_at', 'reports.closed_at')
    .select('reports.reporter_id', 'reports.reported_id')
    .select('reporter.name as reporter', 'reported.name as reported')
    .select('reporter.site_id as reporter_site_id', 'reported.site_id')
    .select('reported.about', 'reported.gender', 'reported.country', 'reported.date_of_birth')
    .select('account.status as account_status', 'account.signup_date', 'account.time_zone')
    .select('account.id as user_id', 'account.language', 'account.suspended_until')
  if (siteId) query.where('reported.site_id', siteId)
  const rows = await query
  return rows.at(0)
}

type Found = Pick<Report, 'id' | 'explanation' | 'evidenceId' | 'status' | 'decision'> &
  Readonly<{
    reason: ReportReason
    evidenceKind: EvidenceKind
    createdAt: number
    reportedAt: number
    closedAt: number | null
    reporterId: string
    reportedId: string
    reporter: string
    reporterSiteId: string
    reported: string
    siteId: string
    about: string | null
    gender: Profile['gender']
    country: Profile['country']
    dateOfBirth: string
    accountStatus: User['status']
    userId: string
    language: User['language']
    suspendedUntil: number | null
    signupDate: number
    timeZone: string
  }>

/** The conversation that a report is about, or a message of which. */
async function conversationOf({
  evidenceId,
  evidenceKind,
}: Pick<Found, 'evidenceId' | 'evidenceKind'>) {
  if (evidenceKind === 'conversation') return evidenceId
  if (evidenceKind !== 'message') return null
  const rows = await read<{ conversationId: string }>('messages')
    .where({ id: evidenceId })
    .select('conversation_id')
  return rows.at(0)?.conversationId ?? null
}

/** The messages in evidence; `hideable` has the id of one of the reported member that is not hidden yet. */
async function linesOf(
  { lines }: Evidence,
  { evidenceKind, reportedId }: Pick<Found, 'evidenceKind' | 'reportedId'>
) {
  const ids = lines.flatMap(({ by, id }) => (by === 'reported' && id !== undefined ? [id] : []))
  const there = await read<Readonly<{ id: string }>>('messages')
    .whereIn('id', evidenceKind === 'conversation' ? ids : [])
    .where('sender_id', reportedId)
    .whereIn('kind', ['text', 'photo'])
    .whereNull('removed_at')
    .select('id')
  const hideable = new Set(there.map(({ id }) => id))
  return lines.map(({ by, id, kind, body, sentAt }) => ({
    by,
    kind,
    body,
    sentAt: Date.parse(sentAt),
    hideable: id !== undefined && hideable.has(id) ? id : null,
  }))
}

/** The act that closed a report, which is the last one on it; null where a ban from elsewhere did. */
async function closingOf(reportId: string) {
  const acts = await auditOf('report', reportId)
  return acts.find(({ act }) => act === 'decide_report' || act === 'ban_member') ?? null
}

/** The other reports about the same member, newest first. */
function earlierReports({ id, reportedId }: Pick<Found, 'id' | 'reportedId'>) {
  return read<Earlier>('reports')
    .where('reported_id', reportedId)
    .whereNot('id', id)
    .select('id', 'reason', 'status', 'decision', 'created_at')
    .orderBy('created_at', 'desc')
    .limit(earlierShown)
}

type Earlier = Pick<Report, 'id' | 'reason' | 'status' | 'decision'> &
  Readonly<{ createdAt: number }>

/** How many reports a member made that are decided, and how many of those were upheld. */
async function recordOf(reporterId: string) {
  const rows = await read<Readonly<{ decision: Report['decision']; total: number }>>('reports')
    .where({ reporter_id: reporterId, status: 'closed' })
    .groupBy('decision')
    .select('decision')
    .count('* as total')
  const sum = (counted: typeof rows) => counted.reduce((total, row) => total + row.total, 0)
  const upheld = rows.filter(({ decision }) => decision !== 'no_violation')
  return { decided: sum(rows), upheld: sum(upheld) }
}
