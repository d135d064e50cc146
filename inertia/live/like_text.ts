import type { Data } from '@generated/data'
import type { textsOf } from '~/i18n/use_text'
import type { EventOf } from '~/live/live_event'

/** Names the one who likes the member, if they may know; a fictional profile with its label. */
export function likeText(
  { t }: ReturnType<typeof textsOf>,
  { liker, match }: EventOf<'like'>,
  { label, warning }: Pick<Data.SharedProps['site']['fictional'], 'label' | 'warning'>
) {
  if (!liker) return t('common.someone_likes_you')
  const { name, fictional } = liker
  if (!fictional) return t(match ? 'common.match_with' : 'common.name_likes_you', { name })
  return t(match ? 'common.fictional_match_with' : 'common.fictional_likes_you', {
    name,
    label,
    warning,
  })
}
