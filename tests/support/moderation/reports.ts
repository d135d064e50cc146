import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Evidence } from '#core/moderation/report'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

type About = Readonly<{ kind: string; id: string }>

/** The subject of a report. */
export const about = (kind: string, id: string) => ({ about: { kind, id } })

/** The page on which a member, or something of theirs, is reported. */
export function reportPage({ profile }: Person, subject?: About) {
  const query = subject ? `?kind=${subject.kind}&id=${subject.id}` : ''
  return `/members/${profile.id}/report${query}`
}

/** Submits a report and reads the response as JSON. */
export async function report(
  client: ApiClient,
  reporter: Person,
  reported: Person,
  {
    about: subject,
    ...form
  }: { about?: About; reason?: string; explanation?: string; message?: string } = {}
) {
  return client
    .post(reportPage(reported, subject))
    .loginAs(await account(reporter))
    .withCsrfToken()
    .accept('json')
    .form({ reason: 'scam', ...form })
    .redirects(0)
}

interface KeptReport {
  id: string
  reporter_id: string
  reported_id: string
  reason: string
  explanation: string | null
  evidence_kind: string
  evidence_id: string
  status: string
  decision: string | null
  picture: string | null
  evidence: Omit<Evidence, 'picture'> | null
}

/** All reports with their evidence, the oldest first. */
export async function storedReports(): Promise<KeptReport[]> {
  const rows = await db
    .from('reports')
    .leftJoin('report_evidence', 'report_evidence.report_id', 'reports.id')
    .orderBy('reports.created_at')
    .orderBy('reports.id')
  return rows.map(({ snapshot, picture, ...kept }) => ({
    ...kept,
    picture: picture && String(picture),
    evidence: snapshot && JSON.parse(snapshot),
  }))
}

/** Submits the first report; answers its id. */
export async function newReport(...submitted: Parameters<typeof report>) {
  await report(...submitted)
  const [{ id }] = await storedReports()
  return id
}
