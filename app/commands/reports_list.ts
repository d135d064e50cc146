import { DateTime } from 'luxon'
import { openReports, type OpenReport } from '#queries/moderation/open_reports'
import { quoteForTerminal } from '#terminal/quote_for_terminal'
import { OperatorCommand } from '#terminal/operator_command'

const most = 100

export default class ReportsList extends OperatorCommand {
  static commandName = 'reports:list'
  static description = 'List the reports that wait for a decision, the longest waiting first'
  static help = ['{{ binaryName }} reports:list --json']
  static options = { startApp: true }

  async run() {
    const reports = await openReports(most)
    if (this.json) return this.printJson(reports)
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
