import { makeReturnLink } from '#core/accounts/leaving/make_return_link'
import { defineMail } from '#mails/mail'

/** Reminds that the link to bring a deleted account back ends soon. */
export default defineMail({
  kind: 'return_reminder',
  need: 'digest',
  notification: 'reminders',
  facts({ userId }, { ports }) {
    return makeReturnLink(ports, { userId })
  },
  link: ({ secret }) => `/account/return?token=${secret}`,
  words: ({ finalAt }, say) => ({ date: say.day(finalAt) }),
})
