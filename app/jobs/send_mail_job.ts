import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import { quietUntil } from '#core/notifications/push/quiet_hours'
import type { MailKind, MailRequest } from '#core/repositories/mail_request'
import { Ports } from '#core/ports'
import { mails } from '#mails/all'
import { Mailer } from '#mails/mailer'
import { readerOf } from '#mails/reader'
import QuietHours from '#models/quiet_hours'
import SentMail from '#models/sent_mail'
import User from '#models/user'

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
    const until = definition.need === 'digest' ? await this.#quietUntil(request.userId) : null
    if (until) return this.#again(until)
    const facts = await definition.facts(request, { ports: this.ports, reader })
    const isSent = facts && (await this.mailer.send(definition, reader, facts))
    if (isSent) await SentMail.note(request)
  }

  /** When the night of its reader ends; null by day. */
  async #quietUntil(userId: string) {
    const { timeZone } = await User.findOrFail(userId)
    return quietUntil(await QuietHours.of(userId), this.ports.clock.now(), timeZone)
  }

  /** What it tells is looked at anew then. */
  async #again(at: DateTime) {
    await this.ports.unitOfWork.run(({ jobs }) =>
      jobs.add({ name: 'send_mail', ...this.payload }, at)
    )
  }
}
