import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { MailKind, MailRequest } from '#core/repositories/mail_request'
import { Ports } from '#core/ports'
import { mails } from '#mails/all'
import { Mailer } from '#mails/mailer'
import { readerOf } from '#mails/reader'
import SentMail from '#models/sent_mail'

/** Sends any mail of `mails`; none to an erased account. */
@inject()
export default class SendMailJob extends Job<MailRequest> {
  static options = { name: 'send_mail' }

  constructor(
    private ports: Ports,
    private mailer: Mailer
  ) {
    super()
  }

  execute() {
    return this.#send(this.payload)
  }

  async #send<K extends MailKind>(request: MailRequest<K>) {
    // Before the facts: loading them may make a link, which is of no use without a reader.
    const reader = await readerOf(request.userId)
    if (!reader) return
    const definition = mails[request.kind]
    const facts = await definition.facts(request, { ports: this.ports, reader })
    const isSent = facts && (await this.mailer.send(definition, reader, facts))
    if (isSent) await SentMail.note(request)
  }
}
