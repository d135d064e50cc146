import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { AuditRow } from '#core/admin/audit/audit_row'
import { wordsOfEntry } from '#core/admin/audit/words_of_entry'
import type { Audit, AuditHead, LoggedAct } from '#core/repositories/audit'

/** Rows are never changed or removed: the database refuses. */
export class LucidAudit implements Audit {
  constructor(private client: TransactionClientContract) {}

  async head() {
    return this.#head().first() as Promise<AuditHead>
  }

  async lockHead() {
    return this.#head().forUpdate().first() as Promise<AuditHead>
  }

  async add({ after, at, before, number, hash, ...row }: AuditRow) {
    await this.client.table('audit_rows').insert({
      number,
      at: at.toMillis(),
      admin_id: row.adminId,
      act: row.act,
      subject_kind: row.subject.kind,
      subject_id: row.subject.id,
      site_id: row.siteId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      reason: row.reason,
      previous: row.previous,
      hash,
    })
    const words = wordsOfEntry({ after, before, reason: row.reason, subject: row.subject })
    const found = words.map((word) => ({ word, number }))
    if (found.length > 0) await this.client.table('audit_words').multiInsert(found)
    await this.client.from('audit_head').update({ number, hash })
  }

  async isLogged({ act, adminId, since, subject }: LoggedAct) {
    const found = await this.client
      .from('audit_rows')
      .where({ subject_kind: subject.kind, subject_id: subject.id, admin_id: adminId, act })
      .where('at', '>=', since.toMillis())
      .select('number')
      .first()
    return found !== null
  }

  async newest({ act, subject }: Pick<AuditRow, 'act' | 'subject'>, limit: number) {
    const stored: StoredRow[] = await this.client
      .from('audit_rows')
      .where({ subject_kind: subject.kind, subject_id: subject.id, act })
      .orderBy('number', 'desc')
      .limit(limit)
    return stored.map(read)
  }

  async rows(after: number, limit: number) {
    const stored: StoredRow[] = await this.client
      .from('audit_rows')
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
    return stored.map(read)
  }

  #head() {
    return this.client.from('audit_head').select('number', 'hash')
  }
}

type StoredRow = Pick<AuditRow, 'number' | 'act' | 'reason' | 'previous' | 'hash'> &
  Readonly<{
    at: number
    admin_id: string | null
    subject_kind: AuditRow['subject']['kind']
    subject_id: string
    site_id: string | null
    before: string | null
    after: string | null
  }>

function read(stored: StoredRow): AuditRow {
  const { act, hash, number, previous, reason } = stored
  return {
    number,
    at: DateTime.fromMillis(stored.at, { zone: 'utc' }),
    adminId: stored.admin_id,
    act,
    subject: { kind: stored.subject_kind, id: stored.subject_id },
    siteId: stored.site_id,
    before: stored.before && JSON.parse(stored.before),
    after: stored.after && JSON.parse(stored.after),
    reason,
    previous,
    hash,
  }
}
