import type { DateTime } from 'luxon'
import type { Evidence, Report } from '#core/moderation/report'
import { Reports } from '#core/repositories/reports'

export class InMemoryReports extends Reports {
  readonly rows = new Map<string, Report>()
  readonly evidence = new Map<string, Evidence>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async findOpen(asked: Parameters<Reports['findOpen']>[0]) {
    const isSame = (report: Report) =>
      report.status === 'open' &&
      report.reporterId === asked.reporterId &&
      report.reportedId === asked.reportedId &&
      report.evidenceKind === asked.evidenceKind &&
      report.evidenceId === asked.evidenceId
    return [...this.rows.values()].find(isSame) ?? null
  }

  async countSince(reporterId: string, from: DateTime) {
    const isLater = (report: Report) => report.reporterId === reporterId && report.createdAt >= from
    return [...this.rows.values()].filter(isLater).length
  }

  async add(report: Report, evidence: Evidence) {
    this.rows.set(report.id, report)
    this.evidence.set(report.id, evidence)
  }

  async update(id: string, changes: Parameters<Reports['update']>[1]) {
    const report = this.rows.get(id)
    if (report) this.rows.set(id, { ...report, ...changes })
  }

  async forgetEvidence(before: DateTime) {
    for (const { id, reportedAt } of this.rows.values()) {
      if (reportedAt < before) this.evidence.delete(id)
    }
  }

  async forgetEvidenceOf(id: string) {
    this.evidence.delete(id)
  }
}
