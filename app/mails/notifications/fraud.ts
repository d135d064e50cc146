import { DateTime } from 'luxon'
import { countUnseenFrauds } from '#core/notifications/mail/fraud'
import { defineMail } from '#mails/mail'
import { unseenFrauds } from '#queries/notifications/unseen_frauds'

/** Tells a member that partners were banned for fraud, unless they have seen it already. */
export default defineMail({
  kind: 'fraud',
  topic: 'news',
  need: 'needed',
  async facts({ profileId, at }, { reader }) {
    if (reader.status !== 'active') return null
    const count = countUnseenFrauds(await unseenFrauds(profileId), DateTime.fromMillis(at))
    return count === 0 ? null : { count }
  },
  link: () => '/chats',
  letter: ({ count }, { text }) => ({
    subject: text('mails.fraud_subject'),
    body: [text('mails.fraud_text', { count }), text('mails.fraud_note')],
    button: text('mails.fraud_button'),
  }),
})
