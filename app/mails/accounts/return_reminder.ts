import { makeReturnLink } from '#core/accounts/leaving/make_return_link'
import { defineMail } from '#mails/mail'

/** Reminds that the link to bring a deleted account back ends soon. */
export default defineMail({
  kind: 'return_reminder',
  topic: 'account',
  need: 'digest',
  notification: 'reminders',
  facts({ userId }, { ports }) {
    return makeReturnLink(ports, { userId })
  },
  link: ({ secret }) => `/account/return?token=${secret}`,
  letter: ({ finalAt }, { day, text }) => {
    const date = day(finalAt)
    return {
      subject: text('mails.return_reminder_subject', { date }),
      body: [text('mails.return_reminder_text', { date })],
      button: text('mails.deletion_button'),
      spellsLink: true,
      notes: [text('mails.return_reminder_final')],
      footer: text('mails.footer_left'),
    }
  },
})
