import { CircleSlash, RotateCcw, TriangleAlert } from 'lucide-react'
import type { OutcomeProps } from '~/components/payments/order_outcome'
import { Outcome, Sign } from '~/components/payments/outcome'
import { Retry } from '~/components/payments/retry'
import { formatMoney } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

/** Card payments fail most often and have texts of their own, which name PayPal where it is open. */
export function Failed({ order, retry }: OutcomeProps) {
  const { t } = useText()
  const isCard = order.method === 'creditcard'
  const namesPaypal = isCard && retry.paypal
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
      <p>{t(namesPaypal ? 'payments.card_failed_text' : 'payments.failed_text')}</p>
    </Outcome>
  )
}

export function Cancelled({ order, retry, moneyBack }: OutcomeProps) {
  const { t, locale } = useText()
  const amount = moneyBack && formatMoney(moneyBack, locale)
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
      <p>
        {amount ? t('payments.cancelled_money_back', { amount }) : t('payments.cancelled_text')}
      </p>
    </Outcome>
  )
}

/** Refunded by credits, without transaction costs; otherwise the provider returned everything. */
export function Refunded({ order, refunds }: OutcomeProps) {
  const { t, locale } = useText()
  const paidOut = refunds.filter(({ status }) => status === 'completed')
  const sum = paidOut.reduce((total, { money }) => total + money.amount, 0)
  const money = paidOut.length > 0 ? { ...order.total, amount: sum } : order.total
  const amount = formatMoney(money, locale)
  return (
    <GoneBack
      title={t('payments.refunded_title')}
      text={t('payments.refunded_text', { amount })}
    />
  )
}

/** Without an amount: some of it may have been refunded before. */
export function ChargedBack() {
  const { t } = useText()
  return (
    <GoneBack title={t('payments.charged_back_title')} text={t('payments.charged_back_text')} />
  )
}

function GoneBack({ text, title }: { text: string; title: string }) {
  return (
    <Outcome
      picture={
        <Sign>
          <RotateCcw aria-hidden="true" />
        </Sign>
      }
      title={title}
    >
      <p>{text}</p>
    </Outcome>
  )
}
