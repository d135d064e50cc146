import { writeFile } from 'node:fs/promises'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import { validate as isUuid } from 'uuid'
import type { Evidence } from '#core/moderation/report'
import { reportEvidence } from '#queries/moderation/report_evidence'
import { quoteForTerminal } from '#terminal/quote_for_terminal'

export default class ReportsShow extends BaseCommand {
  static commandName = 'reports:show'
  static description = 'Show what was reported, as it was when it was reported'
  static options = { startApp: true }

  @args.string({ description: 'Id of the report' })
  declare reportId: string

  @flags.string({ description: 'Write the reported picture to this file (WebP)' })
  declare picture?: string

  async run() {
    const evidence = isUuid(this.reportId) ? await reportEvidence(this.reportId) : null
    if (!evidence) {
      this.logger.error(`No evidence of ${this.reportId}`)
      this.exitCode = 1
      return
    }
    for (const line of linesOf(evidence)) this.logger.log(line)
    if (this.picture && evidence.picture) await writeFile(this.picture, evidence.picture)
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
