import { finalAt } from '#core/accounts/leaving/deletion'
import { defineMail } from '#mails/mail'
import AccountDeletion from '#models/account_deletion'

/** Tells a member that the site deleted their account, why, and how to object. */
export default defineMail({
  kind: 'deletion_by_site',
  topic: 'decision',
  need: 'needed',
  async facts({ userId }) {
    const deletion = await AccountDeletion.find(userId)
    if (!deletion?.byAdmin) return null
    return { reason: deletion.reasonText ?? '', finalAt: finalAt(deletion) }
  },
  link: () => '/pages/ban',
  letter: ({ finalAt: until, reason }, { day, text }) => ({
    subject: text('mails.deletion_by_site_subject'),
    body: [text('mails.deletion_by_site_text'), { quote: reason }],
    button: text('mails.deletion_by_site_button'),
    notes: [text('mails.deletion_by_site_object', { date: day(until) })],
    footer: text('mails.footer_left'),
  }),
})
