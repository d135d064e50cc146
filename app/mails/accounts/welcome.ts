import { defineMail } from '#mails/mail'

/** Welcomes a member whose address is confirmed. */
export default defineMail({
  kind: 'welcome',
  need: 'account',
  async facts() {
    return {}
  },
  link: () => '/members',
})
