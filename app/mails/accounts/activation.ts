import { makeActivationLink } from '#core/accounts/signing_up/make_activation_link'
import { defineMail } from '#mails/mail'

/** The link that activates an account. */
export default defineMail({
  kind: 'activation',
  topic: 'access',
  need: 'needed',
  facts({ userId }, { ports, reader: { settings } }) {
    return makeActivationLink(ports, { userId, settings })
  },
  link: ({ secret }) => `/activate?token=${secret}`,
  letter: (_, { text }) => ({
    subject: text('mails.activation_subject'),
    body: [text('mails.activation_text')],
    button: text('mails.activation_button'),
    spellsLink: true,
    notes: [text('mails.activation_not_you')],
  }),
})
