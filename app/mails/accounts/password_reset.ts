import { makeResetLink } from '#core/accounts/password/make_reset_link'
import { defineMail } from '#mails/mail'

/** The link for choosing a new password. */
export default defineMail({
  kind: 'password_reset',
  need: 'needed',
  facts({ tokenId }, { ports, reader: { settings } }) {
    return makeResetLink(ports, { tokenId, settings })
  },
  link: ({ secret }) => `/reset-password/do?token=${secret}`,
})
