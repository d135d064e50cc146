import { isGone } from '#core/messaging/may_write'
import { defineMail } from '#mails/mail'

/** Tells a member that the terms have changed; not sent to one who has left. */
export default defineMail({
  kind: 'terms_changed',
  topic: 'account',
  need: 'account',
  async facts(_, { reader }) {
    return isGone(reader.status) ? null : {}
  },
  link: () => '/pages/terms',
  letter: (_, { text }) => ({
    subject: text('mails.terms_changed_subject'),
    body: [text('mails.terms_changed_text')],
    button: text('mails.terms_changed_button'),
    notes: [text('mails.terms_changed_note')],
  }),
})
