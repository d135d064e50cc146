import { type NewsActor, type NewsLine, pathOfNews } from '#core/notifications/mail/news'
import type { Mail, Say } from '#mails/mail'

export type NewsFacts = Readonly<{
  /** How many messages are new; 0 when the news are others. */
  messages: number
  lines: readonly NewsLine[]
}>

/** What a member has not seen, in one mail; `SendNewsMailJob` decides when, and gathers it. */
export const newsMail: Mail<NewsFacts> = {
  kind: 'news',
  need: 'digest',
  link: ({ lines }) => pathOfNews(lines),
  words: ({ lines }, say) => ({
    news: lines.map((line) => ({ words: wordsOf(line, say), path: line.path })),
  }),
}

const texts = {
  new_message: { named: 'mails.news_message', counted: 'mails.news_more_messages' },
  match: { named: 'common.match_with', counted: 'mails.news_more_matches' },
  new_like: { named: 'common.name_likes_you', counted: 'mails.news_likes' },
  visit: { named: 'push.name_visited', counted: 'mails.news_visits' },
} as const

/** Never what was written: others may see the screen on which the mail is read. */
function wordsOf({ kind, actor, count }: NewsLine, say: Say) {
  if (!actor) return say.text(texts[kind].counted, { count })
  return say.text(texts[kind].named, { name: nameOf(actor, say), count })
}

function nameOf({ name, fictional }: NewsActor, say: Say) {
  if (!fictional) return name
  const warning = say.text('common.physical_contact_not_possible')
  return `${name} (${say.text('common.fictional')}: ${warning})`
}
