import type { Read } from '@generated/answers'
import { methodInSentence, methodName } from '~/components/payments/method_name'
import { formatTime } from '~/components/ui/format_time'
import { formatMoney } from '~/components/ui/money'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

/** An earlier order, and its current price. */
export type EarlierOrder = Read<'payments/earlier_order', 'repeatedOrder'>

/** The repeated order, with what has changed since. */
export function RepeatedOrder({ order }: { order: EarlierOrder }) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  const { credits, method, orderedAt, paid, now } = order
  const money = (amount: number) => formatMoney({ ...paid, amount }, locale)
  const date = formatTime.date(orderedAt, { locale, timeZone })
  return (
    <div className="rounded-card bg-tint px-4 py-3 text-sm text-pretty lg:px-5 lg:text-base">
      <p suppressHydrationWarning>
        {t('payments.repeating', { date, credits, method: t(methodInSentence(method)) })}
      </p>
      {now === null && (
        <p className="font-bold">
          {t('payments.repeat_closed', { method: t(methodName(method)) })}
        </p>
      )}
      {now !== null && now !== paid.amount && (
        <p className="font-bold">
          {t('payments.repeat_price', { then: money(paid.amount), now: money(now) })}
        </p>
      )}
    </div>
  )
}
