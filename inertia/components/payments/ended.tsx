import { CircleSlash, RotateCcw, TriangleAlert } from 'lucide-react'
import type { OutcomeProps } from '~/components/payments/order_outcome'
import { Outcome, Sign } from '~/components/payments/outcome'
import { Retry } from '~/components/payments/retry'
import { formatMoney } from '~/components/ui/money'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

/** Cards fail more often than other methods, and have words of their own (section 4). */
export function Failed({ order, retry }: OutcomeProps) {
  const { t } = useText()
  const isCard = order.method === 'creditcard'
  return (
    <Outcome
      picture={
        <Sign danger>
          <TriangleAlert aria-hidden="true" />
        </Sign>
      }
      title={t(isCard ? 'payments.card_failed_title' : 'payments.failed_title')}
      actions={<Retry order={order} retry={retry} />}
    >
      <p>{t(isCard ? 'payments.card_failed_text' : 'payments.failed_text')}</p>
    </Outcome>
  )
}

export function Cancelled({ order, retry }: OutcomeProps) {
  const { t } = useText()
  return (
    <Outcome
      picture={
        <Sign>
          <CircleSlash aria-hidden="true" />
        </Sign>
      }
      title={t('payments.cancelled_title')}
      actions={<Retry order={order} retry={retry} />}
    >
      <p>{t('payments.cancelled_text')}</p>
    </Outcome>
  )
}

export function Refunded({ order }: OutcomeProps) {
  return <GoneBack order={order} title="payments.refunded_title" text="payments.refunded_text" />
}

export function ChargedBack({ order }: OutcomeProps) {
  return (
    <GoneBack order={order} title="payments.charged_back_title" text="payments.charged_back_text" />
  )
}

interface GoneBackProps extends Pick<OutcomeProps, 'order'> {
  title: TextKey
  text: TextKey
}

function GoneBack({ order, title, text }: GoneBackProps) {
  const { t, locale } = useText()
  return (
    <Outcome
      picture={
        <Sign>
          <RotateCcw aria-hidden="true" />
        </Sign>
      }
      title={t(title)}
    >
      <p>{t(text, { amount: formatMoney(order.total, locale) })}</p>
    </Outcome>
  )
}
