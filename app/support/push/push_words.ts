import i18nManager from '@adonisjs/i18n/services/main'
import type { PushKind } from '#core/notifications/push/when_to_push'
import type { Locale } from '#core/sites/locales'
import type { PushActor } from '#queries/push/push_news'

const texts = {
  new_message: {
    unknown: 'push.someone_wrote',
    named: 'push.name_wrote',
    fictional: 'push.fictional_wrote',
  },
  new_like: {
    unknown: 'common.someone_likes_you',
    named: 'common.name_likes_you',
    fictional: 'common.fictional_likes_you',
  },
  match: {
    unknown: 'common.someone_likes_you',
    named: 'common.match_with',
    fictional: 'common.fictional_match_with',
  },
  visit: {
    unknown: 'push.someone_visited',
    named: 'push.name_visited',
    fictional: 'push.fictional_visited',
  },
} as const

/** One line, in the language of its reader. What was written stays on the site: others may look on. */
export function pushWords(kind: PushKind, actor: PushActor | null, language: Locale) {
  const i18n = i18nManager.locale(language)
  if (!actor) return i18n.t(texts[kind].unknown)
  const { name, fictional } = actor
  if (!fictional) return i18n.t(texts[kind].named, { name })
  return i18n.t(texts[kind].fictional, {
    name,
    label: i18n.t('common.fictional'),
    warning: i18n.t('common.physical_contact_not_possible'),
  })
}
