import type { DateTime } from 'luxon'
import type { Evidence, Report } from '#core/moderation/report'
import type { Reports } from '#core/repositories/reports'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidReports extends LucidRows<Report, string, 'id'> implements Reports {
  countSince(reporterId: string, from: DateTime) {
    return this.counted(this.matching({ reporterId }).where('created_at', '>=', from.toMillis()))
  }

  async keepEvidence(id: string, { picture, ...snapshot }: Evidence) {
    await this.client.table('report_evidence').insert({
      report_id: id,
      snapshot: JSON.stringify(snapshot),
      picture: picture && Buffer.from(picture),
    })
  }

  async eraseEvidence(before: DateTime) {
    const old = this.client.from('reports').where('reported_at', '<', before.toMillis())
    await this.client.from('report_evidence').whereIn('report_id', old.select('id')).delete()
  }

  async eraseEvidenceOf(id: string) {
    await this.client.from('report_evidence').where('report_id', id).delete()
  }
}
