import type { OutcomeProps } from '~/components/payments/order_outcome'
import { Outcome, Sign } from '~/components/payments/outcome'
import { useOrderUpdates } from '~/components/payments/use_order_updates'
import { methodInSentence } from '~/components/payments/method_name'
import { PostButton } from '~/components/ui/post_button'
import { Spinner } from '~/components/ui/spinner'
import { useText } from '~/i18n/use_text'

/** The provider has not decided yet. */
export function Waiting({ order }: OutcomeProps) {
  const { t } = useText()
  useOrderUpdates(order.id)
  return (
    <Outcome
      picture={
        <Sign>
          <Spinner className="size-9" />
        </Sign>
      }
      title={t('payments.waiting_title')}
      actions={
        <>
          <PostButton wide action={`/transactions/${order.id}/payment`} size="large">
            {t('payments.pay_now', { method: t(methodInSentence(order.method)) })}
          </PostButton>
          <PostButton wide action={`/transactions/${order.id}/cancellation`} variant="quiet">
            {t('payments.other_method')}
          </PostButton>
        </>
      }
    >
      <p role="status">{t('payments.waiting_text')}</p>
      <p className="mt-2">{t('payments.not_paid_yet')}</p>
    </Outcome>
  )
}
