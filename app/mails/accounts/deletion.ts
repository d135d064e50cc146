import { makeReturnLink } from '#core/accounts/leaving/make_return_link'
import { defineMail } from '#mails/mail'

/** The link that brings a deleted account back. */
export default defineMail({
  kind: 'deletion',
  topic: 'account',
  need: 'needed',
  facts({ userId }, { ports }) {
    return makeReturnLink(ports, { userId })
  },
  link: ({ secret }) => `/account/return?token=${secret}`,
  letter: ({ finalAt }, { day, text }) => ({
    subject: text('mails.deletion_subject'),
    body: [text('mails.deletion_text', { date: day(finalAt) })],
    button: text('mails.deletion_button'),
    spellsLink: true,
    notes: [text('mails.deletion_final')],
    footer: text('mails.footer_left'),
  }),
})
