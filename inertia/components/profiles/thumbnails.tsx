import type { Picture } from '~/components/profiles/slides'
import { LockOverlay } from '~/components/profiles/locked'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props {
  pictures: Picture[]
  current: number
  onChoose: (index: number) => void
}

/** Beside the large picture, five in view; the list scrolls. */
export function Thumbnails({ pictures, current, onChoose }: Props) {
  const { t } = useText()
  return (
    <div className="relative hidden w-19 shrink-0 lg:block">
      <ul className="absolute -inset-1 flex flex-col gap-3 overflow-y-auto p-1">
        {pictures.map((picture, index) => (
          <li key={picture.thumb} className="h-[calc((100%-48px)/5)] shrink-0">
            <button
              type="button"
              aria-label={t('profiles.show_picture', { number: index + 1 })}
              aria-current={index === current || undefined}
              onClick={() => onChoose(index)}
              className={classNames(
                'relative block size-full overflow-hidden rounded-card',
                'aria-current:outline-2 aria-current:outline-offset-2',
                'aria-current:outline-primary-strong'
              )}
            >
              <img
                src={picture.thumb}
                alt=""
                width={76}
                height={118}
                loading="lazy"
                decoding="async"
                className="size-full object-cover object-top"
              />
              {picture.locked && <LockOverlay size="small" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
