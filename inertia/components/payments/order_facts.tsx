import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { methodName } from '~/components/payments/method_name'
import { Money } from '~/components/ui/money'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

/** What was ordered, for how much and when. */
export function OrderFacts({ order }: { order: Data.Order }) {
  const { t } = useText()
  return (
    <dl className="mx-auto mt-10 max-w-md divide-y divide-line border-y border-line">
      <Fact term={t('payments.ordered')}>{t('payments.order_of', { credits: order.credits })}</Fact>
      <Fact term={t('payments.price')}>
        <Money value={order.total} />
      </Fact>
      <Fact term={t('payments.method')}>{t(methodName(order.method))}</Fact>
      <Fact term={t('payments.ordered_at')}>
        <Time value={order.createdAt} format="date_time" />
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}
