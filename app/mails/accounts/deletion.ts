import { makeReturnLink } from '#core/accounts/leaving/make_return_link'
import { defineMail } from '#mails/mail'

/** The link that brings a deleted account back. */
export default defineMail({
  kind: 'deletion',
  need: 'needed',
  facts({ userId }, { ports }) {
    return makeReturnLink(ports, { userId })
  },
  link: ({ secret }) => `/account/return?token=${secret}`,
  words: ({ finalAt }, say) => ({ date: say.day(finalAt) }),
})
