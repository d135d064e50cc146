import type { Read } from '@generated/answers'
import { Fact } from '~/components/payments/fact'
import { Money } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

/** Refunds of an order, done or pending. */
export type OrderRefund = Read<'payments/refunds_of', 'refundsOf'>[number]

export function OrderRefunds({ refunds }: { refunds: OrderRefund[] }) {
  const { t } = useText()
  return refunds.map(({ id, credits, money, status }) => (
    <Fact
      key={id}
      term={
        credits === null ? t('payments.refund_by_support') : t('payments.refund_of', { credits })
      }
    >
      <Money value={money} />
      <span className="block text-sm font-normal text-muted">
        {t(`payments.refund_state_${status}`)}
      </span>
    </Fact>
  ))
}
