import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Lightbulb } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { refuseLines, refusesLines, roomOf } from '~/components/messaging/storage'
import { Button } from '~/components/ui/button'
import { useText } from '~/i18n/use_text'

const Lines = lazy(() => import('~/components/messaging/composer/icebreaker_dialog'))

interface Props {
  thread: Data.Thread
  /** Id of what was said last: loading older messages says nothing new. */
  newest: string | null | undefined
  /** The line is put where one writes: it is not sent yet. */
  onPick: (line: string) => void
}

/** Offers lines to begin with, until something is said or the member wants none. */
export function Icebreaker({ thread: { icebreaker, messages, partner }, newest, onPick }: Props) {
  const { t } = useText()
  const room = roomOf(usePage().props.me?.profileId ?? '', partner.id)
  const [refused, setRefused] = useState(true)
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<{ line: string } | null>(null)
  useEffect(() => setRefused(refusesLines(room)), [room])
  useEffect(() => {
    // Once the dialog is gone, which gives the focus back to where it was.
    if (picked) onPick(picked.line)
  }, [picked])

  if (!icebreaker || partner.gone || refused || newest !== messages.at(-1)?.id) return null
  const refuse = () => {
    refuseLines(room)
    setRefused(true)
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
      <Suspense>
        {open && (
          <Lines
            icebreaker={icebreaker}
            onPick={(line) => {
              setOpen(false)
              setPicked({ line })
            }}
            onRefuse={refuse}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
