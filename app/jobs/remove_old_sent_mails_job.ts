import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { sentMailsKeptFrom } from '#core/notifications/mail/sent_mail'
import { Ports } from '#core/ports'
import SentMail from '#models/sent_mail'
import SoftBounce from '#models/soft_bounce'

/** Forgets which mails were sent, and which came back, more than 90 days ago; scheduled. */
@inject()
export default class RemoveOldSentMailsJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'remove_old_sent_mails', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const from = sentMailsKeptFrom(this.ports.clock.now()).toMillis()
    await SentMail.query().where('sent_at', '<', from).delete()
    await SoftBounce.query().where('at', '<', from).delete()
  }
}
