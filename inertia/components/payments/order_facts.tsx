import type { Data } from '@generated/data'
import { Fact } from '~/components/payments/fact'
import { methodName } from '~/components/payments/method_name'
import { type OrderRefund, OrderRefunds } from '~/components/payments/order_refunds'
import { type OrderPaper, PaperFacts } from '~/components/payments/papers'
import { Money } from '~/components/ui/money'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

interface Props {
  order: Data.Order
  refunds: OrderRefund[]
  papers: OrderPaper[]
}

/** Facts of an order: items, price, date, that its credits were asked for at once, refunds. */
export function OrderFacts({ order, refunds, papers }: Props) {
  const { t, rich } = useText()
  const { createdAt, useAtOnceVersion: version } = order
  return (
    <dl className="mx-auto mt-10 max-w-md divide-y divide-line border-y border-line">
      <Fact term={t('payments.ordered')}>{t('payments.order_of', { credits: order.credits })}</Fact>
      <Fact term={t('payments.price')}>
        <Money value={order.total} />
      </Fact>
      <Fact term={t('payments.method')}>{t(methodName(order.method))}</Fact>
      <Fact term={t('payments.ordered_at')}>
        <Time value={createdAt} format="date_time" />
      </Fact>
      {version !== null && (
        <Fact term={t('payments.asked_at_once')}>
          {rich('payments.asked_at_once_on', {
            version,
            time: () => <Time value={createdAt} format="date_time" />,
          })}
        </Fact>
      )}
      <OrderRefunds refunds={refunds} />
      <PaperFacts papers={papers} />
    </dl>
  )
}
