import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { MailKind, MailRequest } from '#core/repositories/mail_request'
import { Ports } from '#core/ports'
import { mails } from '#mails/all'
import { Mailer } from '#mails/mailer'
import { readerOf } from '#mails/reader'

/** Sends any mail that a job can ask for; nothing to an account that is erased. */
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
    // First the reader: facts may be a link that is made here, which only its mail can tell.
    const reader = await readerOf(request.userId)
    if (!reader) return
    const definition = mails[request.kind]
    const facts = await definition.facts(request, { ports: this.ports, reader })
    if (facts) await this.mailer.send(definition, reader, facts)
  }
}
