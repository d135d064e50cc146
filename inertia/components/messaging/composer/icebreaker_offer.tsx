import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  declineIcebreakers,
  declinesIcebreakers,
  conversationKey,
} from '~/components/messaging/storage'
import { Button } from '~/components/ui/button'
import { lazyPart } from '~/components/ui/lazy_part'
import { useText } from '~/i18n/use_text'

const IcebreakerDialog = lazyPart(() => import('~/components/messaging/composer/icebreaker_dialog'))

interface Props {
  conversation: Data.Conversation
  /** Id of the newest message: loading older ones must not hide the offer. */
  newestId: string | null | undefined
  /** Puts the text into the composer; it is not sent yet. */
  onPick: (text: string) => void
}

/** Offers icebreakers until a message is sent or the member declines them. */
export function IcebreakerOffer({
  conversation: { icebreaker, messages, partner },
  newestId,
  onPick,
}: Props) {
  const { t } = useText()
  const key = conversationKey(usePage().props.me?.profileId ?? '', partner.id)
  const [declined, setDeclined] = useState(true)
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<{ text: string } | null>(null)
  useEffect(() => setDeclined(declinesIcebreakers(key)), [key])
  useEffect(() => {
    // In an effect, as the closing dialog first returns the focus to its button.
    if (picked) onPick(picked.text)
  }, [picked])

  if (!icebreaker || partner.gone || declined || newestId !== messages.at(-1)?.id) return null
  const decline = () => {
    declineIcebreakers(key)
    setDeclined(true)
  }
  return (
    <div className="grid justify-items-center pt-6 pb-2">
      <Button
        variant="quiet"
        size="small"
        icon={<Lightbulb aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t(`icebreakers.offer_${icebreaker.situation}`)}
      </Button>
      {open && (
        <IcebreakerDialog
          icebreaker={icebreaker}
          onPick={(text) => {
            setOpen(false)
            setPicked({ text })
          }}
          onDecline={decline}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
