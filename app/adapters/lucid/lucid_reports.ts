import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Evidence, Report } from '#core/moderation/report'
import { Reports } from '#core/repositories/reports'
import ReportModel from '#models/report'

export class LucidReports extends Reports {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(id: string) {
    return ReportModel.find(id, { client: this.client })
  }

  findOpen({ reporterId, reportedId, evidenceKind, evidenceId }: Thing) {
    return ReportModel.query({ client: this.client })
      .where({ reporterId, reportedId, evidenceKind, evidenceId, status: 'open' })
      .first()
  }

  async countSince(reporterId: string, from: DateTime) {
    const [row] = await this.client
      .from('reports')
      .where('reporter_id', reporterId)
      .where('created_at', '>=', from.toMillis())
      .count('* as total')
    return Number(row.total)
  }

  async add(report: Report, { picture, ...snapshot }: Evidence) {
    await ReportModel.create(report, { client: this.client })
    await this.client.table('report_evidence').insert({
      report_id: report.id,
      snapshot: JSON.stringify(snapshot),
      picture: picture && Buffer.from(picture),
    })
  }

  async update(id: string, changes: Parameters<Reports['update']>[1]) {
    const report = await ReportModel.findOrFail(id, { client: this.client })
    await report.merge(changes).save()
  }

  async forgetEvidence(before: DateTime) {
    const old = this.client.from('reports').where('reported_at', '<', before.toMillis())
    await this.client.from('report_evidence').whereIn('report_id', old.select('id')).delete()
  }

  async forgetEvidenceOf(id: string) {
    await this.client.from('report_evidence').where('report_id', id).delete()
  }
}

type Thing = Parameters<Reports['findOpen']>[0]
