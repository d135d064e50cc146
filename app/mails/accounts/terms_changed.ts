import { isGone } from '#core/messaging/may_write'
import { defineMail } from '#mails/mail'
import { newestTerms } from '#queries/sites/terms_versions'

/** Tells a member that there are new terms, before they hold or after; not sent to one who has left. */
export default defineMail({
  kind: 'terms_changed',
  topic: 'account',
  need: 'account',
  async facts(_, { ports, reader }) {
    if (isGone(reader.status)) return null
    const { id, version } = await newestTerms(reader.site.id, ports.clock.now())
    return { versionId: id, holdsFrom: version }
  },
  link: ({ versionId }) => `/pages/terms${versionId === null ? '' : `/versions/${versionId}`}`,
  letter: ({ holdsFrom }, { day, text }) => {
    const date = day(holdsFrom)
    return {
      subject: text('mails.terms_changed_subject', { date }),
      body: [text('mails.terms_changed_text', { date }), text('mails.terms_changed_note')],
      button: text('mails.terms_changed_button'),
    }
  },
})
