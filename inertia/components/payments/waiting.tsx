import type { OutcomeProps } from '~/components/payments/order_outcome'
import { Outcome, Sign } from '~/components/payments/outcome'
import { useOrderUpdates } from '~/components/payments/use_order_updates'
import { ButtonLink } from '~/components/ui/button_link'
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
        <ButtonLink href={`/credits/${order.packageId}`} variant="quiet" wide>
          {t('payments.pay_differently')}
        </ButtonLink>
      }
    >
      <p role="status">{t('payments.waiting_text')}</p>
    </Outcome>
  )
}
