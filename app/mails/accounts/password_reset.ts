import { makeResetLink } from '#core/accounts/password/make_reset_link'
import { defineMail } from '#mails/mail'

/** The link for choosing a new password. */
export default defineMail({
  kind: 'password_reset',
  topic: 'access',
  need: 'needed',
  facts({ tokenId }, { ports, reader: { settings } }) {
    return makeResetLink(ports, { tokenId, settings })
  },
  link: ({ secret }) => `/reset-password/do?token=${secret}`,
  letter: ({ minutes }, { text }) => ({
    subject: text('mails.password_reset_subject'),
    body: [text('mails.password_reset_text', { minutes })],
    button: text('mails.password_reset_button'),
    spellsLink: true,
    notes: [text('mails.password_reset_not_you')],
  }),
})
