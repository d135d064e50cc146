import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import SentMail from '#models/sent_mail'

/** Forgets which mails were sent long ago; scheduled. */
@inject()
export default class RemoveOldSentMailsJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'remove_old_sent_mails', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await SentMail.removeOld(this.ports.clock.now())
  }
}
