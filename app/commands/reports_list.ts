import { BaseCommand } from '@adonisjs/core/ace'
import { DateTime } from 'luxon'
import { openReports, type OpenReport } from '#queries/moderation/open_reports'
import { quoteForTerminal } from '#terminal/quote_for_terminal'

const most = 100

export default class ReportsList extends BaseCommand {
  static commandName = 'reports:list'
  static description = 'List the reports that wait for a decision, the longest waiting first'
  static options = { startApp: true }

  async run() {
    const reports = await openReports(most)
    for (const report of reports) this.logger.log(lineOf(report))
    this.logger.info(`${reports.length}${reports.length === most ? ' or more' : ''} waiting`)
  }
}

function lineOf(report: OpenReport) {
  const since = DateTime.fromMillis(report.reportedAt, { zone: 'utc' }).toISO()
  const about = `${quoteForTerminal(report.reported)} (/members/${report.reportedId}), ${report.evidenceKind}`
  const words = report.explanation ? `: ${quoteForTerminal(report.explanation)}` : ''
  return `${report.id}  ${since}  ${report.reason} of ${about}${words}`
}
