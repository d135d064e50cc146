import { writeFile } from 'node:fs/promises'
import { args, flags } from '@adonisjs/core/ace'
import { isId } from '#core/id'
import type { Evidence } from '#core/moderation/report'
import { reportEvidence } from '#queries/moderation/report_evidence'
import { quoteForTerminal } from '#terminal/quote_for_terminal'
import { OperatorCommand } from '#terminal/operator_command'

export default class ReportsShow extends OperatorCommand {
  static commandName = 'reports:show'
  static description = 'Show what was reported, as it was when it was reported'
  static help = [
    '{{ binaryName }} reports:show 0190a8f2-6c1e-7d3b-9b5a-2f4e8c7d1a60 --picture=reported.webp',
  ]
  static options = { startApp: true }

  @args.string({ description: 'Id of the report' })
  declare reportId: string

  @flags.string({ description: 'Write the reported picture to this file (WebP)' })
  declare picture?: string

  async run() {
    const evidence = isId(this.reportId) ? await reportEvidence(this.reportId) : null
    if (!evidence) {
      this.fail(`No evidence of ${this.reportId}`)
      return
    }
    if (this.picture && evidence.picture) await writeFile(this.picture, evidence.picture)
    const { name, about, lines } = evidence
    if (this.json) return this.printJson({ name, about, lines })
    for (const line of linesOf(evidence)) this.logger.log(line)
  }
}

function linesOf({ name, about, lines, picture }: Evidence) {
  return [
    `name ${quoteForTerminal(name)}`,
    ...(about === null ? [] : [`about ${quoteForTerminal(about)}`]),
    ...lines.map(
      ({ by, sentAt, kind, body }) => `${sentAt} ${by} ${kind} ${quoteForTerminal(body)}`
    ),
    ...(picture ? [`a picture of ${picture.length} bytes`] : []),
  ]
}
