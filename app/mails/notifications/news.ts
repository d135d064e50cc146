import { type NewsActor, type NewsLine, pathOfNews } from '#core/notifications/mail/news'
import type { Mail, Say } from '#mails/mail'

export type NewsFacts = Readonly<{
  /** The number of new messages; 0 when there is other news only. */
  messages: number
  lines: readonly NewsLine[]
  /** Whether no other comes until they are back. */
  isLast: boolean
}>

/** All unseen news in one mail; `SendNewsMailJob` collects it and decides when to send it. */
export const newsMail: Mail<NewsFacts> = {
  kind: 'news',
  topic: 'news',
  need: 'digest',
  link: ({ lines }) => pathOfNews(lines),
  letter: ({ isLast, lines, messages }, say) => ({
    subject: say.text('mails.news_subject', { messages }),
    body: [say.text('mails.news_text'), { links: newsWords(lines, say) }],
    button: say.text('mails.news_button'),
    notes: [isLast ? say.text('mails.news_last') : ''],
  }),
}

/** The lines of a mail, each with the page that it links to. */
export function newsWords(lines: readonly NewsLine[], say: Say) {
  return lines.map((line) => ({ words: wordsOf(line, say), path: line.path }))
}

const texts = {
  new_message: { named: 'mails.news_message', counted: 'mails.news_more_messages' },
  match: { named: 'common.match_with', counted: 'mails.news_more_matches' },
  new_like: { named: 'common.name_likes_you', counted: 'mails.news_likes' },
  visit: { named: 'push.name_visited', counted: 'mails.news_visits' },
} as const

/** Without the messages themselves: others may see the screen. */
function wordsOf({ kind, actor, count }: NewsLine, say: Say) {
  if (!actor) return say.text(texts[kind].counted, { count })
  return say.text(texts[kind].named, { name: nameOf(actor, say), count })
}

function nameOf({ name, fictional }: NewsActor, say: Say) {
  if (!fictional) return name
  const { label, warning } = say.fictionalLabel()
  return `${name} (${label}: ${warning})`
}
