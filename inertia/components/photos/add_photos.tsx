import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import type { AlbumProps } from '~/components/photos/own_photo'
import { NeedsScript } from '~/components/ui/needs_script'
import { useHydrated } from '~/components/ui/use_hydrated'
import { Button } from '~/components/ui/button'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<AlbumProps, 'maxMegabytes'> {
  /** Files are being dragged over the page. */
  over: boolean
  onFiles: (files: File[]) => void
}

/** Button and drop zone for photos. */
export function AddPhotos({ over, maxMegabytes, onFiles }: Props) {
  const { t } = useText()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    // Else choosing the same file again would fire no event.
    currentTarget.value = ''
  }
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center rounded-card border-2 border-dashed px-4 py-6',
        'text-center transition',
        over ? 'border-primary-strong bg-tint' : 'border-line'
      )}
    >
      <Button
        size="large"
        disabled={!hydrated}
        icon={<ImagePlus aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
      >
        {t('profiles.photos_add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={choose}
      />
      <NeedsScript />
      <p className="mt-3 font-semibold max-lg:hidden">
        {t(over ? 'profiles.photos_drop' : 'profiles.photos_ways')}
      </p>
      <p className="mt-2 max-w-md text-sm text-pretty text-muted">
        {t('profiles.photos_formats', { megabytes: maxMegabytes })}
      </p>
    </div>
  )
}
