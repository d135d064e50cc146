import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { Coins } from 'lucide-react'
import { OrderRow } from '~/components/payments/order_row'
import type { OrderPaper } from '~/components/payments/papers'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<Read<'payments/orders_of', 'ordersOf'>, 'next'> {
  orders: Data.Order[]
  papers: OrderPaper[]
}

/** A member's orders, newest first. */
export function OrderList({ orders, papers, next }: Props) {
  const { t } = useText()
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} paper={invoiceOf(order, papers)} />
        ))}
      </ul>
      {next && (
        <ButtonLink href={`/transactions/orders?after=${next}`} variant="quiet" className="mt-6">
          {t('payments.older_orders')}
        </ButtonLink>
      )}
    </>
  )
}

function invoiceOf({ id }: Data.Order, papers: OrderPaper[]) {
  return papers.find(({ kind, orderId }) => kind === 'invoice' && orderId === id)
}

function NoOrders() {
  const { t } = useText()
  return (
    <EmptyState
      icon={<Coins aria-hidden="true" />}
      title={t('payments.no_orders_title')}
      action={<ButtonLink href="/credits">{t('payments.buy_credits')}</ButtonLink>}
    >
      {t('payments.no_orders_text')}
    </EmptyState>
  )
}
