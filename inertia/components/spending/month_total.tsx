import type { Read } from '@generated/answers'
import { formatMoney } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

/** Spending of this month and the member's limits; dates in ISO 8601. */
export type Spending = Read<'payments/spending_of', 'shownSpending'>

/** Total of this month, with the limit if there is one. */
export function MonthTotal({ spending: { spent, open, limit } }: { spending: Spending }) {
  const { t, locale } = useText()
  const comparable = limit?.currency === spent.currency ? limit : null
  const words = { spent: formatMoney(spent, locale) }
  return (
    <section className="mt-6">
      <h2>{t('spending.this_month')}</h2>
      <p className="mt-2 text-lg font-bold tabular-nums">
        {limit
          ? t('spending.spent_of', { ...words, limit: formatMoney(limit, locale) })
          : t('spending.spent', words)}
      </p>
      {comparable && <Bar used={spent.amount} waiting={open.amount} whole={comparable.amount} />}
      <p className="mt-2 text-sm text-pretty text-muted">
        {open.amount > 0 && `${t('spending.open', { open: formatMoney(open, locale) })} `}
        {t('spending.counts')}
      </p>
    </section>
  )
}

/** Hidden from screen readers, as the text beside it says the same. */
function Bar({ used, waiting, whole }: { used: number; waiting: number; whole: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="mt-3 h-2 w-full overflow-hidden rounded-full bg-tint"
    >
      <rect width={part(used + waiting, whole)} height="2" className="fill-primary" opacity="0.5" />
      <rect width={part(used, whole)} height="2" className="fill-primary-strong" />
    </svg>
  )
}

function part(amount: number, whole: number) {
  return Math.min(100, (100 * amount) / whole)
}
