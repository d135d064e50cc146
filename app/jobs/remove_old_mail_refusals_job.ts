import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { mailRefusalsCountFrom } from '#core/notifications/mail/bounces/mail_refusal'
import { Ports } from '#core/ports'
import MailRefusal from '#models/mail_refusal'

/** Removes what providers have not answered for 30 days; scheduled. */
@inject()
export default class RemoveOldMailRefusalsJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'remove_old_mail_refusals', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const from = mailRefusalsCountFrom(this.ports.clock.now())
    await MailRefusal.query().where('last_at', '<', from.toMillis()).delete()
  }
}
