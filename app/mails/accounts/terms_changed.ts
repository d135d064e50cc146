import { isGone } from '#core/messaging/may_write'
import { defineMail } from '#mails/mail'

/** Tells a member that the terms have changed; not sent to one who has left. */
export default defineMail({
  kind: 'terms_changed',
  need: 'account',
  async facts(_, { reader }) {
    return isGone(reader.status) ? null : {}
  },
  link: () => '/pages/terms',
})
