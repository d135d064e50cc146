import { text } from 'node:stream/consumers'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { takeMail } from '#core/complaints/mail/receive_reply'
import { Ports } from '#core/ports'
import { OperatorCommand } from '#terminal/operator_command'

export default class MailIntake extends OperatorCommand {
  static commandName = 'mail:intake'
  static description =
    'Process one bounce, complaint, unsubscribe request or reply to a ticket from standard input'
  static help = [
    'Exit code 0 whatever was in the mail: the mail server would deliver it again.',
    '{{ binaryName }} mail:intake < bounce.eml',
  ]
  static options: CommandOptions = { startApp: true }
  static input: NodeJS.ReadableStream = process.stdin

  /** Always exits with 0: on an error the mail server would deliver the mail again. */
  async run() {
    const ports = await this.app.container.make(Ports)
    const taken = await takeMail(ports, { source: await text(MailIntake.input) })
    const outcome = taken.ok ? taken.value.outcome : taken.refusal
    this.done({ outcome }, outcome)
  }
}
