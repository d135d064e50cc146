import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import Profile from '#models/profile'
import Report from '#models/report'
import { readerOf } from '#mails/reader'

type Payload = Readonly<{ reportId: string }>

/** Tells whoever made a report that it was looked at; what was done to whom stays with us. */
@inject()
export default class SendReportClosedMailJob extends Job<Payload> {
  static options = { name: 'send_report_closed_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const report = await Report.find(this.payload.reportId)
    if (!report) return
    const { userId } = await Profile.findOrFail(report.reporterId)
    const reader = await readerOf(userId)
    const facts = { acted: report.decision !== 'no_violation', reportedAt: report.reportedAt }
    if (reader) await this.ports.mailer.send({ kind: 'report_closed', ...reader, ...facts })
  }
}
