import { finalAt } from '#core/accounts/leaving/deletion'
import { defineMail } from '#mails/mail'
import AccountDeletion from '#models/account_deletion'

/** Tells a member that the site deleted their account, why, and how to object. */
export default defineMail({
  kind: 'deletion_by_site',
  need: 'needed',
  async facts({ userId }) {
    const deletion = await AccountDeletion.find(userId)
    if (!deletion?.byAdmin) return null
    return { reason: deletion.reasonText ?? '', finalAt: finalAt(deletion) }
  },
  link: () => '/pages/ban',
  words: ({ finalAt: until }, say) => ({ date: say.day(until) }),
})
