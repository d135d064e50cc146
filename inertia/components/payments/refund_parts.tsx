import type { Read } from '@generated/answers'
import { methodName } from '~/components/payments/method_name'
import { type Amount, formatAmounts, formatMoney, Money } from '~/components/ui/money'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

/** Unused credits of one bundle that can be refunded. */
type RefundPart = Read<'payments/refund_offer', 'refundOffer'>['parts'][number]

/** The refund by bundle and payment method, with its total. */
export function RefundParts({ parts, worth }: { parts: RefundPart[]; worth: Amount[] }) {
  const { t, locale } = useText()
  return (
    <div className="mt-6">
      <ul className="divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <Part key={part.orderId} part={part} />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 py-4 text-xl font-bold sm:px-3">
        <span>{t('payments.refund_total')}</span>
        <span className="tabular-nums">{formatAmounts(worth, locale)}</span>
      </p>
    </div>
  )
}

function Part({ part }: { part: RefundPart }) {
  const { credits, money, costs, method, boughtAt, end } = part
  const { t, rich, locale } = useText()
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-4 sm:px-3">
      <span className="font-bold">{t('payments.order_of', { credits })}</span>
      <span className="text-right font-bold">
        <Money value={money} />
      </span>
      <span className="col-span-2 text-sm text-muted">
        {rich('payments.refund_bought_at', {
          method: t(methodName(method)),
          date: <Time key="date" value={boughtAt} format="date" />,
        })}
      </span>
      {costs.amount > 0 && (
        <span className="col-span-2 text-sm">
          {t('payments.refund_costs', { amount: formatMoney(costs, locale) })}
        </span>
      )}
      {method === 'paysafecard' && (
        <span className="col-span-2 text-sm">{t('payments.refund_to_account')}</span>
      )}
      <span className="col-span-2 text-sm text-muted">
        {rich('payments.refund_until', {
          date: <Time key="date" value={end} format="date_time" />,
        })}
      </span>
    </li>
  )
}
