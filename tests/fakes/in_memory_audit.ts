import { beginning, type AuditRow } from '#core/admin/audit/audit_row'
import type { Audit } from '#core/repositories/audit'

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

  async rows(after: number, limit: number) {
    return this.all.filter(({ number }) => number > after).slice(0, limit)
  }
}
