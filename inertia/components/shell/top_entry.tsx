import { Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { classNames } from '~/components/ui/class_names'
import type { Entry } from '~/components/shell/entries'
import { useText } from '~/i18n/use_text'

/** An entry of the top bar; the current one is white, over a line. */
export function TopEntry({ entry, badge }: { entry: Entry; badge?: ReactNode }) {
  const { t } = useText()
  const current = entry.isCurrent(usePage().props.path)
  return (
    <Link
      href={entry.href}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'relative inline-flex h-14 items-center gap-2 text-sm font-semibold hover:text-white',
        'focus-visible:-outline-offset-3',
        current &&
          'text-white after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-primary'
      )}
    >
      <entry.icon aria-hidden="true" className="size-5" />
      {t(entry.label)}
      {badge}
    </Link>
  )
}
