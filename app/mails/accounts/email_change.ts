import { makeConfirmLink } from '#core/accounts/email/make_email_change_link'
import { defineMail } from '#mails/mail'

/** To the new address, with the link that confirms it. */
export default defineMail({
  kind: 'email_change',
  topic: 'access',
  need: 'needed',
  facts({ changeId }, { ports }) {
    return makeConfirmLink(ports, { changeId })
  },
  to: ({ to }) => to,
  link: ({ secret }) => `/mail-change/do?token=${secret}`,
  letter: ({ hours }, { text }) => ({
    subject: text('mails.email_change_subject'),
    body: [text('mails.email_change_text')],
    button: text('mails.email_change_button'),
    spellsLink: true,
    notes: [text('mails.email_change_note', { hours })],
  }),
})
