import { Link } from '@inertiajs/react'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

const lists = [
  { href: '/transactions', label: 'payments.statement_tab' },
  { href: '/transactions/orders', label: 'payments.orders_tab' },
] as const

/** Where the credits went, and what was ordered: each a page of its own. */
export function TransactionTabs({ current }: { current: (typeof lists)[number]['href'] }) {
  const { t } = useText()
  return (
    <nav
      aria-label={t('payments.transactions_title')}
      className="mt-5 flex gap-5 overflow-x-auto border-b border-line sm:gap-7"
    >
      {lists.map(({ href, label }) => (
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
