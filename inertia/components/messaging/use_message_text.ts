import type { Data } from '@generated/data'
import { useText } from '~/i18n/use_text'

export type MessageContent = Pick<Data.Message, 'kind' | 'body' | 'gift'>

/** A message as plain text: a gift by its name, a photo as "photo". */
export function useMessageText() {
  const { t } = useText()
  return ({ kind, body, gift }: MessageContent) => {
    if (kind === 'text') return body
    if (kind === 'photo') return t('messaging.photo')
    return gift ? t('messaging.named_gift', { gift: t(`gifts.${gift}`) }) : t('messaging.gift')
  }
}
