import { makeDownloadLink } from '#core/accounts/data/make_download_link'
import { defineMail } from '#mails/mail'

/** The link to a member's data download. */
export default defineMail({
  kind: 'data_ready',
  topic: 'access',
  need: 'needed',
  facts({ tokenId }, { ports }) {
    return makeDownloadLink(ports, { tokenId })
  },
  link: ({ secret }) => `/profile/data/${secret}`,
  letter: ({ days }, { text }) => ({
    subject: text('mails.data_ready_subject'),
    body: [text('mails.data_ready_text')],
    button: text('mails.data_ready_button'),
    spellsLink: true,
    notes: [text('mails.data_ready_note', { days })],
  }),
})
