import { makeMailAgainLink } from '#core/notifications/mail/mail_again'
import { defineMail } from '#mails/mail'

/** The link that switches notifications by mail on again. */
export default defineMail({
  kind: 'mail_again',
  topic: 'access',
  need: 'needed',
  facts({ tokenId }, { ports }) {
    return makeMailAgainLink(ports, { tokenId })
  },
  link: ({ secret }) => `/mail-again?token=${secret}`,
  letter: (_, { text }) => ({
    subject: text('mails.mail_again_subject'),
    body: [text('mails.mail_again_text')],
    button: text('mails.mail_again_button'),
    spellsLink: true,
  }),
})
