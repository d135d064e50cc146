import { DateTime } from 'luxon'
import { countUnseenFrauds } from '#core/notifications/mail/fraud'
import { defineMail } from '#mails/mail'
import { unseenFrauds } from '#queries/notifications/unseen_frauds'

/** Tells a member that partners were banned for fraud, unless they have seen it already. */
export default defineMail({
  kind: 'fraud',
  need: 'needed',
  async facts({ profileId, at }, { reader }) {
    if (reader.status !== 'active') return null
    const count = countUnseenFrauds(await unseenFrauds(profileId), DateTime.fromMillis(at))
    return count === 0 ? null : { count }
  },
  link: () => '/chats',
})
