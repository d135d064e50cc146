import type { SignedInAdmin } from '#core/admin/admin'
import { appendAudit } from '#core/admin/audit/append_audit'
import type { AuditEntry, ReadingAct } from '#core/admin/audit/audit_row'
import type { Uses } from '#core/ports'

type ReadingPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

type Reading = Pick<AuditEntry, 'subject' | 'siteId'> &
  Readonly<{
    by: SignedInAdmin
    act: ReadingAct
    /** What was looked at, or why. */
    after?: AuditEntry['after']
  }>

/**
 * Adds to the audit log that an admin read personal data: once a day (UTC) for each admin and subject, but
 * each file that was saved. Rule: docs/product/back-office.md, Audit log.
 */
export async function logReading(
  { clock, secrets, unitOfWork }: ReadingPorts,
  { act, after = null, by, siteId, subject }: Reading
) {
  const at = clock.now()
  const { adminId } = by
  await unitOfWork.run(async (repositories) => {
    const since = at.toUTC().startOf('day')
    const isKnown = await repositories.audit.isLogged({ adminId, act, subject, since })
    if (isKnown && act !== 'save_file') return
    const entry = { at, adminId, act, subject, siteId, before: null, after, reason: null }
    await appendAudit({ secrets }, repositories, entry)
  })
}

/** What has a page of its own that tells of a member. */
type Opened = Readonly<{
  kind: 'appeal' | 'member' | 'order' | 'report' | 'ticket'
  id: string
  siteId: string
}>

/** Logs that an admin opened the page of one of these. */
export function logOpened(ports: ReadingPorts, by: SignedInAdmin, { id, kind, siteId }: Opened) {
  return logReading(ports, { by, act: `read_${kind}`, subject: { kind, id }, siteId })
}
