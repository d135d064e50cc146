import { useText } from '~/i18n/use_text'
import type { GiftName } from '../../../core/messaging/gifts/catalogue'
import type { MessageKind } from '../../../core/messaging/message'

/** What somebody sent, as far as words can tell it. */
export type Said = {
  kind: MessageKind
  body: string
  gift: GiftName | null
}

/** Puts a message into words: a gift by its name, a photo by what it is. */
export function useSaid() {
  const { t } = useText()
  return ({ kind, body, gift }: Said) => {
    if (kind === 'text') return body
    if (kind === 'photo') return t('messaging.photo')
    return gift ? `${t('messaging.gift')}: ${t(`gifts.${gift}`)}` : t('messaging.gift')
  }
}
