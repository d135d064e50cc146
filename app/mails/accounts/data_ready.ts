import { makeDownloadLink } from '#core/accounts/data/make_download_link'
import { defineMail } from '#mails/mail'

/** The link to a member's data download. */
export default defineMail({
  kind: 'data_ready',
  need: 'needed',
  facts({ tokenId }, { ports }) {
    return makeDownloadLink(ports, { tokenId })
  },
  link: ({ secret }) => `/profile/data/${secret}`,
})
