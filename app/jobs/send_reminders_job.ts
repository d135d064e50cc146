import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { remindOfReturn } from '#core/accounts/leaving/remind_of_return'
import { remindOfUnread } from '#core/messaging/remind_of_unread'
import { offerTimeBonus } from '#core/payments/discounts/offer_time_bonus'
import { Ports } from '#core/ports'
import { bonusOffers, returnReminders, unreadReminders } from '#queries/notifications/due_reminders'

/** Reminds members of what waits or ends soon, each once; scheduled. */
@inject()
export default class SendRemindersJob extends Job<Record<string, never>> {
  // The next run is the retry.
  static options = { name: 'send_reminders', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { ports } = this
    const now = ports.clock.now()
    for (const userId of await bonusOffers(now)) await offerTimeBonus(ports, { userId })
    for (const unread of await unreadReminders(now)) await remindOfUnread(ports, unread)
    for (const userId of await returnReminders(now)) await remindOfReturn(ports, { userId })
  }
}
