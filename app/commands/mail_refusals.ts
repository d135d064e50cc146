import { Ports } from '#core/ports'
import type MailRefusal from '#models/mail_refusal'
import { mailRefusals } from '#queries/notifications/mail_refusals'
import { quoteForTerminal } from '#terminal/quote_for_terminal'
import { OperatorCommand } from '#terminal/operator_command'

export default class MailRefusals extends OperatorCommand {
  static commandName = 'mail:refusals'
  static description =
    'List the providers that refuse our mail because of our server, domain or content'
  static help = ['{{ binaryName }} mail:refusals --json']
  static options = { startApp: true }

  async run() {
    const { clock } = await this.app.container.make(Ports)
    const refusals = await mailRefusals(clock.now())
    if (this.json) return this.printJson(refusals)
    for (const refusal of refusals) this.logger.log(lineOf(refusal))
    if (refusals.length === 0) this.logger.success('No provider refused our mail')
    else this.logger.info('Look up blocklists, reverse DNS, SPF, DKIM and DMARC of this server')
  }
}

function lineOf({ domain, status, number, lastAt, answer }: MailRefusal) {
  return `${domain}  ${status}  ${number} times until ${lastAt.toISO()}: ${quoteForTerminal(answer)}`
}
