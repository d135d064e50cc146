import { defineMail } from '#mails/mail'
import Passkey from '#models/passkey'

/** Tells of a new way into the account, which somebody else may have made. */
export default defineMail({
  kind: 'passkey_added',
  topic: 'access',
  need: 'needed',
  async facts({ passkeyId }) {
    const passkey = await Passkey.find(passkeyId)
    return passkey && { passkey: passkey.name }
  },
  link: () => '/profile/passkeys',
  letter: ({ passkey }, { text }) => ({
    subject: text('mails.passkey_added_subject'),
    body: [text('mails.passkey_added_text', { passkey })],
    button: text('mails.passkey_added_button'),
    notes: [text('mails.passkey_added_note')],
  }),
})
