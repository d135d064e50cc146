import { beginning, type AuditRow } from '#core/admin/audit/audit_row'
import type { Audit, LoggedAct } from '#core/repositories/audit'

export class InMemoryAudit implements Audit {
  readonly all: AuditRow[] = []

  async head() {
    const last = this.all.at(-1)
    return { number: last?.number ?? 0, hash: last?.hash ?? beginning }
  }

  lockHead() {
    return this.head()
  }

  async add(row: AuditRow) {
    this.all.push(row)
  }

  async isLogged({ act, adminId, since, subject: { id, kind } }: LoggedAct) {
    return this.all.some((row) => {
      const isSame = row.act === act && row.adminId === adminId && row.at >= since
      return isSame && row.subject.kind === kind && row.subject.id === id
    })
  }

  async newest({ act, subject: { id, kind } }: Pick<AuditRow, 'act' | 'subject'>, limit: number) {
    const found = this.all.filter(
      (row) => row.act === act && row.subject.kind === kind && row.subject.id === id
    )
    return found.toReversed().slice(0, limit)
  }

  async rows(after: number, limit: number) {
    return this.all.filter(({ number }) => number > after).slice(0, limit)
  }
}
