import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import type { Entry } from '~/components/shell/entries'
import { classNames } from '~/components/ui/class_names'
import { PageLink } from '~/components/ui/page_link'

interface Props {
  entry: Entry
  className: string
  /** Classes of the current entry, and of the others. */
  look: { current?: string; other?: string }
  children: ReactNode
}

/** An entry of the main menu, in the top or bottom bar; marks the current page. */
export function EntryLink({ entry, className, look, children }: Props) {
  const current = entry.isCurrent(usePage().props.path)
  return (
    <PageLink
      href={entry.href}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'focus-visible:-outline-offset-3',
        className,
        current ? look.current : look.other
      )}
    >
      {children}
    </PageLink>
  )
}
