import { makeUndoLink } from '#core/accounts/email/make_email_change_link'
import { defineMail } from '#mails/mail'

/** To the old address, with the link that undoes the change. */
export default defineMail({
  kind: 'email_changed',
  topic: 'access',
  need: 'needed',
  facts({ changeId }, { ports }) {
    return makeUndoLink(ports, { changeId })
  },
  to: ({ to }) => to,
  link: ({ secret }) => `/mail-change/undo?token=${secret}`,
  letter: ({ hours }, { text }) => ({
    subject: text('mails.email_changed_subject'),
    body: [text('mails.email_changed_text')],
    button: text('mails.email_changed_button'),
    spellsLink: true,
    notes: [text('mails.email_changed_note', { hours })],
  }),
})
