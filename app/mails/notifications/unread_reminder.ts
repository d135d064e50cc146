import { countMessages, pathOfNews } from '#core/notifications/mail/news'
import { defineMail } from '#mails/mail'
import { newsWords } from '#mails/notifications/news'
import User from '#models/user'
import { unreadOfRealMembers } from '#queries/notifications/unread_since'

/** How far back it names messages, beyond the days that they have waited. */
const namedDays = 30

/** Reminds of messages of real members that wait unread; not sent when they were read meanwhile. */
export default defineMail({
  kind: 'unread_reminder',
  topic: 'news',
  need: 'digest',
  notification: 'reminders',
  async facts({ userId }, { ports, reader }) {
    if (reader.status !== 'active') return null
    const { profile } = await User.query().where('id', userId).preload('profile').firstOrFail()
    const due = ports.clock.now().minus({ days: reader.settings.unreadReminderDays })
    const [news] = await unreadOfRealMembers(profile.id, due.minus({ days: namedDays }))
    if (!news || news.since > due) return null
    return { messages: countMessages(news.lines), lines: news.lines }
  },
  link: ({ lines }) => pathOfNews(lines),
  letter: ({ lines, messages }, say) => ({
    subject: say.text('mails.unread_reminder_subject', { messages }),
    body: [say.text('mails.unread_reminder_text'), { links: newsWords(lines, say) }],
    button: say.text('mails.news_button'),
  }),
})
