import { useText } from '~/i18n/use_text'
import type { GiftName } from '../../../core/messaging/gifts/catalogue'
import type { MessageKind } from '../../../core/messaging/message'

export type MessageContent = {
  kind: MessageKind
  body: string
  gift: GiftName | null
}

/** A message as plain text: a gift by its name, a photo as "photo". */
export function useMessageText() {
  const { t } = useText()
  return ({ kind, body, gift }: MessageContent) => {
    if (kind === 'text') return body
    if (kind === 'photo') return t('messaging.photo')
    return gift ? `${t('messaging.gift')}: ${t(`gifts.${gift}`)}` : t('messaging.gift')
  }
}
