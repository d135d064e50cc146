import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { OrderList } from '~/components/payments/order_list'
import type { OrderPaper } from '~/components/payments/papers'
import { TransactionTabs } from '~/components/payments/transaction_tabs'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  orders: Data.Order[]
  papers: OrderPaper[]
  next: Read<'payments/orders_of', 'ordersOf'>['next']
}>

export default function Orders({ orders, papers, next }: Props) {
  const { t } = useText()
  return (
    <div className="mx-auto max-w-[48rem] px-4 py-9 lg:px-8">
      <PageTitle title={t('payments.orders_title')} />
      <h1>{t('payments.orders_title')}</h1>
      <TransactionTabs current="/transactions/orders" />
      <OrderList orders={orders} papers={papers} next={next} />
    </div>
  )
}
