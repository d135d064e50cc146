import { Link } from '@inertiajs/react'
import { capped } from '~/components/ui/badge'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

const types = ['received', 'given', 'matches'] as const
type LikeType = (typeof types)[number]

interface Props {
  current: LikeType
  counts: Record<LikeType, number>
}

/** The three lists, each with how many are in it. */
export function LikeTypes({ current, counts }: Props) {
  const { t } = useText()
  return (
    <nav aria-label={t('likes.types')} className="mt-3 mb-5 flex gap-6 border-b border-line">
      {types.map((type) => (
        <Link
          key={type}
          href={`/likes/${type}`}
          aria-current={type === current ? 'page' : undefined}
          className={classNames(
            '-mb-px flex min-h-12 items-center gap-2 border-b-3 font-semibold',
            type === current ? 'border-primary-strong text-ink' : 'border-transparent text-muted'
          )}
        >
          {t(`likes.${type}`)}
          <span className="text-sm font-normal tabular-nums">{capped(counts[type])}</span>
        </Link>
      ))}
    </nav>
  )
}
