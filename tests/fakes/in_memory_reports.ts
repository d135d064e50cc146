import type { DateTime } from 'luxon'
import type { Evidence, Report } from '#core/moderation/report'
import type { Reports } from '#core/repositories/reports'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryReports extends InMemoryRows<Report, string, 'id'> implements Reports {
  readonly evidence = new Map<string, Evidence>()

  async countSince(reporterId: string, from: DateTime) {
    const made = await this.where({ reporterId })
    return made.filter(({ createdAt }) => createdAt >= from).length
  }

  async keepEvidence(id: string, evidence: Evidence) {
    this.evidence.set(id, evidence)
  }

  async eraseEvidence(before: DateTime) {
    for (const { id } of this.those(({ reportedAt }) => reportedAt < before)) {
      this.evidence.delete(id)
    }
  }

  async eraseEvidenceOf(id: string) {
    this.evidence.delete(id)
  }
}
