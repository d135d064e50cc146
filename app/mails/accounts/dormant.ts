import { dormantNoticeMonths, isDormant } from '#core/accounts/leaving/unused_account'
import { defineMail } from '#mails/mail'
import Reminder from '#models/reminder'
import User from '#models/user'

/** Tells a member whom nobody saw for 24 months that their account will be deleted; not once they are back. */
export default defineMail({
  kind: 'dormant',
  topic: 'account',
  need: 'account',
  async facts({ userId }, { ports }) {
    const user = await User.findOrFail(userId)
    const told = await Reminder.query().where({ userId, kind: 'dormant' }).first()
    if (!told || !isDormant(user, ports.clock.now())) return null
    return { deletedOn: told.sentAt.plus({ months: dormantNoticeMonths }) }
  },
  link: () => '/login',
  letter: ({ deletedOn }, { day, text }) => {
    const date = day(deletedOn)
    return {
      subject: text('mails.dormant_subject', { date }),
      body: [text('mails.dormant_text', { date })],
      button: text('mails.dormant_button'),
      notes: [text('mails.dormant_note')],
    }
  },
})
