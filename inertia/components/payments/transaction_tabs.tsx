import { Tabs } from '~/components/ui/tabs'
import { useText } from '~/i18n/use_text'

const lists = [
  { href: '/transactions', label: 'payments.statement_tab' },
  { href: '/transactions/orders', label: 'payments.orders_tab' },
] as const

/** Tabs: statement and orders. */
export function TransactionTabs({ current }: { current: (typeof lists)[number]['href'] }) {
  const { t } = useText()
  const tabs = lists.map(({ href, label }) => ({ href, label: t(label) }))
  return (
    <Tabs label={t('payments.transactions_title')} className="mt-5" tabs={tabs} current={current} />
  )
}
