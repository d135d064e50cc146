import { args, flags } from '@adonisjs/core/ace'
import { isId } from '#core/id'
import { terminal } from '#core/admin/admin'
import { decideReport } from '#core/admin/reports/decide_report'
import { reportDecisions } from '#core/moderation/report'
import { Ports } from '#core/ports'
import { OperatorCommand } from '#terminal/operator_command'

const known = reportDecisions.join(', ')

export default class ReportsClose extends OperatorCommand {
  static commandName = 'reports:close'
  static description = 'Close a report with a decision; "banned" bans the reported member'
  static help = [
    '{{ binaryName }} reports:close 0190a8f2-6c1e-7d3b-9b5a-2f4e8c7d1a60 --decision=dealt_with',
  ]
  static options = { startApp: true }

  @args.string({ description: 'Id of the report' })
  declare reportId: string

  @flags.string({ description: `The decision: ${known}` })
  declare decision?: string

  async run() {
    const decision = reportDecisions.find((one) => one === this.decision)
    if (!decision) return this.misused(`--decision must be one of ${known}`)
    if (!isId(this.reportId)) return this.fail(this.#words.report_not_found)
    const ports = await this.app.container.make(Ports)
    const { reportId } = this
    const closed = await decideReport(ports, { by: terminal, decision, reason: null, reportId })
    if (!closed.ok) return this.fail(this.#words[closed.refusal])
    this.done({ reportId, decision }, `Closed: ${decision}`)
  }

  get #words() {
    return {
      report_not_found: `No such report: ${this.reportId}`,
      report_closed: 'It is already closed',
      account_closed: 'The account of the reported member was erased, so it cannot be banned',
      measures_taken: 'A measure was taken because of it, so that it was no false alarm',
      act_not_allowed: 'That is not allowed',
      second_factor_due: 'That needs a second factor',
    }
  }
}
