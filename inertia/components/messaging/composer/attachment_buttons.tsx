import type { Data } from '@generated/data'
import { Gift, Image } from 'lucide-react'
import { type ChangeEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Answer, Offer, Refusal } from '~/components/messaging/types'
import type { useConversation } from '~/components/messaging/use_conversation'
import { useDrop } from '~/components/photos/use_drop'
import { useText } from '~/i18n/use_text'

const GiftDialog = lazy(() => import('~/components/messaging/composer/gift_dialog'))
const PhotoDialog = lazy(() => import('~/components/messaging/composer/photo_dialog'))

interface Props {
  thread: Data.Thread
  offer: Offer
  name: string
  conversation: Pick<ReturnType<typeof useConversation>, 'sent' | 'shouldBuy'>
}

/** What can be sent besides words, with its price: a photo once the chat has begun, and a gift. */
export function ChatTools({ thread, offer, name, conversation }: Props) {
  const { t } = useText()
  const { id, partner } = thread
  const [choosing, setChoosing] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  useDrop((files) => id && setFile(files.find(isPicture) ?? null))

  /** Each dialog closes itself alone: the answer to one may come when the other is open. */
  const dialogWith = (close: () => void) => ({
    name,
    onClose: close,
    onSent: (answer: Answer) => {
      conversation.sent(answer)
      close()
    },
    onRefused: (refusal: Refusal) => {
      if (conversation.shouldBuy(refusal)) close()
    },
  })
  const gifts = id ? `/chats/${id}/gifts` : `/members/${partner.id}/gifts`
  return (
    <div className="flex shrink-0 self-end">
      {id && <PhotoButton cost={offer.photoCost} onFile={setFile} />}
      <Tool
        label={t('messaging.choose_gift', { cost: offer.giftCost })}
        price={t('messaging.gift_from', { cost: offer.giftCost })}
        icon={<Gift aria-hidden="true" className="size-5" />}
        onPress={() => setChoosing(true)}
      />
      <Suspense>
        {choosing && <GiftDialog url={gifts} {...dialogWith(() => setChoosing(false))} />}
        {id && file && (
          <PhotoDialog
            file={file}
            conversationId={id}
            cost={offer.photoCost}
            {...dialogWith(() => setFile(null))}
          />
        )}
      </Suspense>
    </div>
  )
}

function PhotoButton({ cost, onFile }: { cost: number; onFile: (file: File | null) => void }) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFile(currentTarget.files?.[0] ?? null)
    // So that the same file can be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <Tool
        label={t('messaging.choose_photo', { cost })}
        price={String(cost)}
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

interface ToolProps {
  label: string
  price: string
  icon: ReactNode
  onPress: () => void
}

/** On phones the price has no room beside it; the dialog tells. */
function Tool({ label, price, icon, onPress }: ToolProps) {
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

/** A file without a type may be one all the same: the server looks. */
function isPicture({ type }: File) {
  return type === '' || type.startsWith('image/')
}
