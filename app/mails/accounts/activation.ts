import { makeActivationLink } from '#core/accounts/signing_up/make_activation_link'
import { defineMail } from '#mails/mail'

/** The link that activates an account. */
export default defineMail({
  kind: 'activation',
  need: 'needed',
  facts({ userId }, { ports, reader: { settings } }) {
    return makeActivationLink(ports, { userId, settings })
  },
  link: ({ secret }) => `/activate?token=${secret}`,
})
