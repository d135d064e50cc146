import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { eraseOldMessages } from '#support/messaging/erase_old_messages'

/** Erases messages, and their pictures, that no site shows any more; runs by the schedule. */
@inject()
export default class EraseOldMessagesJob extends Job<Record<string, never>> {
  // The next day tries again by itself.
  static options = { name: 'erase_old_messages', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await eraseOldMessages(this.ports)
  }
}
