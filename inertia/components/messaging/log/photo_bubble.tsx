import { ImageOff, ImageUp } from 'lucide-react'
import { useState } from 'react'
import type { Bubble, Picture } from '~/components/messaging/log/messages'
import { lazyPart } from '~/components/ui/lazy_part'
import { useText } from '~/i18n/use_text'

const PhotoView = lazyPart(() => import('~/components/messaging/log/photo_view'))

interface Props {
  bubble: Bubble
  picture: Picture
  /** The partner's name. */
  name: string
  /** Not loaded before the member asks to see it. */
  covered: boolean
}

/** A photo in the log; a press enlarges it. */
export function PhotoBubble({ bubble: { mine }, picture, name, covered }: Props) {
  const { t } = useText()
  const [shown, setShown] = useState(!covered)
  const [open, setOpen] = useState(false)
  const [gone, setGone] = useState(false)
  const label = mine ? t('messaging.your_photo') : t('messaging.photo_of', { name })
  if (!shown) return <Cover name={name} onShow={() => setShown(true)} />
  if (gone) return <Gone />
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('messaging.open_photo', { photo: label })}
        className="overflow-hidden rounded-bubble bg-tint"
      >
        <img
          src={picture.thumb}
          alt={label}
          width={208}
          height={277}
          loading="lazy"
          decoding="async"
          onError={() => setGone(true)}
          className="aspect-3/4 w-[208px] object-cover"
        />
      </button>
      {open && <PhotoView picture={picture} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}

function Cover({ name, onShow }: { name: string; onShow: () => void }) {
  const { t } = useText()
  return (
    <div className="grid w-[208px] justify-items-center gap-2 rounded-bubble bg-surface px-4 py-5 text-center">
      <ImageUp aria-hidden="true" className="size-8 text-muted" />
      <p className="text-sm text-pretty">{t('messaging.covered_photo', { name })}</p>
      <button
        type="button"
        onClick={onShow}
        className="min-h-11 rounded-full px-4 text-sm font-bold text-primary-strong hover:bg-tint"
      >
        {t('messaging.show_photo')}
      </button>
    </div>
  )
}

function Gone() {
  const { t } = useText()
  return (
    <p className="flex max-w-[208px] items-center gap-2 rounded-bubble border border-line px-4 py-2.5 text-sm text-muted">
      <ImageOff aria-hidden="true" className="size-5 shrink-0" />
      {t('messaging.photo_gone')}
    </p>
  )
}
