import { makeMailAgainLink } from '#core/notifications/mail/mail_again'
import { defineMail } from '#mails/mail'

/** The link that switches notifications by mail on again. */
export default defineMail({
  kind: 'mail_again',
  need: 'needed',
  facts({ tokenId }, { ports }) {
    return makeMailAgainLink(ports, { tokenId })
  },
  link: ({ secret }) => `/mail-again?token=${secret}`,
})
