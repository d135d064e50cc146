import { defineMail } from '#mails/mail'

/** Tells a member that their account is back; not sent when they have left again. */
export default defineMail({
  kind: 'returned',
  need: 'account',
  async facts(_, { reader }) {
    return reader.status === 'deletion_pending' ? null : {}
  },
  link: () => '/login',
})
