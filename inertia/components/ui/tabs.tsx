import type { ReactNode } from 'react'
import { classNames } from '~/components/ui/class_names'
import { PageLink } from '~/components/ui/page_link'

interface Props {
  /** Accessible name of the row. */
  label: string
  tabs: readonly { href: string; label: ReactNode }[]
  current: string
  className?: string
}

/** Links to sibling pages, the current one underlined; the row scrolls on narrow screens. */
export function Tabs({ label, tabs, current, className }: Props) {
  return (
    <nav
      aria-label={label}
      className={classNames('flex gap-5 overflow-x-auto border-b border-line sm:gap-7', className)}
    >
      {tabs.map((tab) => (
        <PageLink
          key={tab.href}
          href={tab.href}
          aria-current={tab.href === current ? 'page' : undefined}
          className={classNames(
            'flex min-h-11 items-center gap-2 border-b-3 text-sm font-semibold whitespace-nowrap',
            'focus-visible:-outline-offset-3 lg:text-base',
            tab.href === current
              ? 'border-primary-strong text-ink'
              : 'border-transparent text-muted'
          )}
        >
          {tab.label}
        </PageLink>
      ))}
    </nav>
  )
}
