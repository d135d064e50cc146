import type { Data } from '@generated/data'
import { Gift, Image } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import type { Answer, Offer, Refusal } from '~/components/messaging/types'
import type { useConversation } from '~/components/messaging/use_conversation'
import { isPicture } from '~/components/photos/is_picture'
import { useDrop } from '~/components/photos/use_drop'
import { lazyPart } from '~/components/ui/lazy_part'
import { useText } from '~/i18n/use_text'

const GiftDialog = lazyPart(() => import('~/components/messaging/composer/gift_dialog'))
const PhotoDialog = lazyPart(() => import('~/components/messaging/composer/photo_dialog'))

interface Props {
  conversation: Data.Conversation
  offer: Offer
  name: string
  state: Pick<ReturnType<typeof useConversation>, 'sent' | 'offerCredits'>
}

/** Sends what is not text: a photo, once the conversation has begun, and a gift. */
export function AttachmentButtons({ conversation, offer, name, state }: Props) {
  const { t } = useText()
  const { id, partner } = conversation
  const [choosingGift, setChoosingGift] = useState(false)
  const [files, setFiles] = useState<File[]>([])
  // One at a time. A file that is no picture is refused by the server, with the reason.
  const file = files.find(isPicture) ?? files[0]
  useDrop((dropped) => id && setFiles(dropped))

  /** Each dialog closes only itself: its response may come while the other one is open. */
  const dialogProps = (close: () => void) => ({
    name,
    onClose: close,
    onSent: (answer: Answer) => {
      state.sent(answer)
      close()
    },
    onRefused: (refusal: Refusal) => {
      if (state.offerCredits(refusal)) close()
    },
  })
  const giftUrl = id ? `/chats/${id}/gifts` : `/members/${partner.id}/gifts`
  return (
    <div className="flex shrink-0 self-end">
      {id && <PhotoButton cost={offer.photoCost} onFile={(chosen) => setFiles([chosen])} />}
      <PricedButton
        label={t('messaging.choose_gift', { cost: offer.giftCost })}
        price={t('messaging.gift_from', { cost: offer.giftCost })}
        icon={<Gift aria-hidden="true" className="size-5" />}
        onPress={() => setChoosingGift(true)}
      />
      {choosingGift && <GiftDialog url={giftUrl} {...dialogProps(() => setChoosingGift(false))} />}
      {id && file && (
        <PhotoDialog
          file={file}
          outOf={files.length}
          conversationId={id}
          cost={offer.photoCost}
          {...dialogProps(() => setFiles([]))}
        />
      )}
    </div>
  )
}

function PhotoButton({ cost, onFile }: { cost: number; onFile: (file: File) => void }) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // Else choosing the same file again would fire no event.
    currentTarget.value = ''
  }
  return (
    <>
      <PricedButton
        label={t('messaging.choose_photo', { cost })}
        price={t('messaging.credits_of', { cost })}
        icon={<Image aria-hidden="true" className="size-5" />}
        onPress={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={choose}
      />
    </>
  )
}

interface PricedButtonProps {
  label: string
  price: string
  icon: ReactNode
  onPress: () => void
}

/** On phones there is no room for the price; the dialog shows it. */
function PricedButton({ label, price, icon, onPress }: PricedButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onPress}
      className="inline-flex h-12 min-w-11 items-center justify-center gap-1.5 rounded-full text-sm font-bold text-primary-strong hover:bg-tint lg:px-3"
    >
      {icon}
      <span className="max-lg:hidden">{price}</span>
    </button>
  )
}
