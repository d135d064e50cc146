import { UserRound } from 'lucide-react'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

const sizes = {
  tiny: { box: 'size-[34px]', pixels: 34, dot: 'size-2.5 border-2' },
  small: { box: 'size-11', pixels: 44, dot: 'size-3 border-2' },
  medium: { box: 'size-12', pixels: 48, dot: 'size-3.5 border-2' },
  large: { box: 'size-13', pixels: 52, dot: 'size-4 border-3' },
  huge: { box: 'size-22', pixels: 88, dot: 'size-5 border-3' },
}

interface Props {
  picture: string | null
  size?: keyof typeof sizes
  online?: boolean
  /** For one far below the fold. */
  lazy?: boolean
}

/** A round picture beside a name; the name says who it is, so the picture itself stays silent. */
export function Avatar({ picture, size = 'medium', online, lazy }: Props) {
  const { t } = useText()
  const { box, pixels, dot } = sizes[size]
  return (
    <span className={classNames('relative inline-block shrink-0', box)}>
      {picture ? (
        <img
          src={picture}
          alt=""
          width={pixels}
          height={pixels}
          loading={lazy ? 'lazy' : undefined}
          decoding="async"
          className="size-full rounded-full bg-tint object-cover object-top"
        />
      ) : (
        <span className="grid size-full place-items-center rounded-full bg-tint text-muted">
          <UserRound aria-hidden="true" className="size-1/2" />
        </span>
      )}
      {online && (
        <span
          className={classNames(
            'absolute right-0 bottom-0 translate-x-0.5 rounded-full border-surface bg-online',
            dot
          )}
        >
          <span className="sr-only">{t('common.online')}</span>
        </span>
      )}
    </span>
  )
}

/** The dot beside the word "Online", or beside a place with the word hidden. */
export function OnlineDot({ className = 'bg-online' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-block size-2.5 shrink-0 rounded-full', className)}
    />
  )
}
