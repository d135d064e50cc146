import { defineMail } from '#mails/mail'

/** To a member whose address somebody used to sign up, who was not told that it is taken. */
export default defineMail({
  kind: 'already_member',
  topic: 'access',
  need: 'needed',
  async facts() {
    return {}
  },
  link: () => '/login',
  letter: (_, { text }) => ({
    subject: text('mails.already_member_subject'),
    body: [text('mails.already_member_text'), text('mails.already_member_note')],
    button: text('mails.already_member_button'),
  }),
})
