import { defineMail } from '#mails/mail'

/** Tells a member that their account is back; not sent when they have left again. */
export default defineMail({
  kind: 'returned',
  topic: 'account',
  need: 'account',
  async facts(_, { reader }) {
    return reader.status === 'deletion_pending' ? null : {}
  },
  link: () => '/login',
  letter: (_, { text }) => ({
    subject: text('mails.returned_subject'),
    body: [text('mails.returned_text')],
    button: text('mails.returned_button'),
    notes: [text('mails.returned_not_you')],
  }),
})
