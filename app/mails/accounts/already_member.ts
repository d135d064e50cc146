import { defineMail } from '#mails/mail'

/** To a member whose address somebody used to sign up, who was not told that it is taken. */
export default defineMail({
  kind: 'already_member',
  need: 'needed',
  async facts() {
    return {}
  },
  link: () => '/login',
})
