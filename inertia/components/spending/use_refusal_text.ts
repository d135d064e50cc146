import type { Spending } from '~/components/spending/month_total'
import { formatTime } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'
import type { SpendingRefusal } from '../../../core/payments/spending/spending'

const reasons: Record<Exclude<SpendingRefusal, 'purchases_paused'>, TextKey> = {
  spending_limit_reached: 'spending.over_limit',
  spending_limit_currency: 'spending.other_currency',
}

/** Why the member's own limits block the purchase; null when they do not. */
export function useRefusalText({ pausedUntil }: Spending, refusal: SpendingRefusal | null) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  if (refusal === null) return null
  if (refusal !== 'purchases_paused') return t(reasons[refusal])
  if (!pausedUntil) return null
  return t('spending.paused_until', {
    until: formatTime.date_time(pausedUntil, { locale, timeZone }),
  })
}
