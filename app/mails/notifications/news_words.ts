import type { I18n } from '@adonisjs/i18n'
import { appUrl } from '#config/app'
import type { NewsActor, NewsLine } from '#core/notifications/mail/news'

const texts = {
  new_message: { named: 'mails.news_message', counted: 'mails.news_more_messages' },
  match: { named: 'common.match_with', counted: 'mails.news_more_matches' },
  new_like: { named: 'common.name_likes_you', counted: 'mails.news_likes' },
  visit: { named: 'push.name_visited', counted: 'mails.news_visits' },
} as const

/** One line of the news; what was written stays on the site: others may look on. */
export function newsWords({ kind, actor, count, path }: NewsLine, i18n: I18n) {
  const words = actor
    ? i18n.t(texts[kind].named, { name: nameOf(actor, i18n), count })
    : i18n.t(texts[kind].counted, { count })
  return { words, url: appUrl + path }
}

function nameOf({ name, fictional }: NewsActor, i18n: I18n) {
  if (!fictional) return name
  const warning = i18n.t('common.physical_contact_not_possible')
  return `${name} (${i18n.t('common.fictional')}: ${warning})`
}
