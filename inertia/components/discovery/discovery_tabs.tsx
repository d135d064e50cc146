import { Link } from '@inertiajs/react'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

const ways = [
  { href: '/members', label: 'common.search' },
  { href: '/match-finder', label: 'finder.title' },
  { href: '/swipe-game', label: 'swipe.tab' },
] as const

/** The three ways to find members, each a page of its own. */
export function DiscoveryTabs({ current }: { current: (typeof ways)[number]['href'] }) {
  const { t } = useText()
  return (
    <nav
      aria-label={t('finder.ways')}
      className="flex gap-5 overflow-x-auto border-b border-line sm:gap-7"
    >
      {ways.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          className={classNames(
            'flex min-h-11 items-center border-b-3 text-sm font-semibold whitespace-nowrap',
            'focus-visible:-outline-offset-3 lg:text-base',
            href === current ? 'border-primary-strong text-ink' : 'border-transparent text-muted'
          )}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
