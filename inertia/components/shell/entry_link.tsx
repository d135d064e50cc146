import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import type { Entry } from '~/components/shell/entries'
import { classNames } from '~/components/ui/class_names'
import { PageLink } from '~/components/ui/page_link'

interface Props {
  entry: Entry
  className: string
  /** How the entry of the page that is open looks, and how the others do. */
  look: { current?: string; other?: string }
  children: ReactNode
}

/** A link of the main menu, in the top bar as in the bottom one; it says which page is open. */
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
