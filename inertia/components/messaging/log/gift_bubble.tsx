import { GiftArt } from '~/components/messaging/gift_art'
import type { Bubble } from '~/components/messaging/log/messages'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'
import type { GiftName } from '../../../../core/messaging/gifts/catalogue'

interface Props {
  bubble: Bubble
  gift: GiftName
  /** The partner's name. */
  name: string
}

/** A gift in the log; only its sender sees what it cost. */
export function GiftBubble({ bubble: { mine, cost }, gift, name }: Props) {
  const { t } = useText()
  const giftName = t(`gifts.${gift}`)
  return (
    <figure className="w-52 max-w-full overflow-hidden rounded-bubble">
      <div className="grid h-35 place-items-center bg-gift-ground">
        <GiftArt gift={gift} className="size-28 rounded-full bg-gift-halo p-2" />
      </div>
      <figcaption
        className={classNames('px-4 py-2.5', mine ? 'bg-primary text-dark' : 'bg-surface')}
      >
        <p className="font-bold text-pretty break-words">
          {mine
            ? t('messaging.gift_for', { gift: giftName, name })
            : t('messaging.gift_for_you', { gift: giftName })}
        </p>
        <p className="text-sm">{cost ? t('messaging.gift_cost', { cost }) : t('messaging.gift')}</p>
      </figcaption>
    </figure>
  )
}
