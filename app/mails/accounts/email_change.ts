import { makeConfirmLink } from '#core/accounts/email/make_email_change_link'
import { defineMail } from '#mails/mail'

/** To the new address, with the link that confirms it. */
export default defineMail({
  kind: 'email_change',
  need: 'needed',
  facts({ changeId }, { ports }) {
    return makeConfirmLink(ports, { changeId })
  },
  to: ({ to }) => to,
  link: ({ secret }) => `/mail-change/do?token=${secret}`,
})
