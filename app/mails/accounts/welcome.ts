import { defineMail } from '#mails/mail'

/** Welcomes a member whose address is confirmed. */
export default defineMail({
  kind: 'welcome',
  topic: 'account',
  need: 'account',
  async facts() {
    return {}
  },
  link: () => '/members',
  letter: (_, { text }) => ({
    subject: text('mails.welcome_subject'),
    body: [text('mails.welcome_text'), text('mails.welcome_tip')],
    button: text('mails.welcome_button'),
  }),
})
