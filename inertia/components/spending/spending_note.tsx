import { TextLink } from '~/components/accounts/text_link'
import type { Spending } from '~/components/spending/month_total'
import { PausedUntil } from '~/components/spending/pause_form'
import { formatMoney } from '~/components/ui/money'
import { useRefusalText } from '~/components/spending/use_refusal_text'
import { useText } from '~/i18n/use_text'
import type { SpendingRefusal } from '../../../core/payments/spending/spending'

interface Props {
  spending: Spending
  /** Why the selection cannot be bought; null when it can. */
  refusal: SpendingRefusal | null
}

/** Beside the pay button: spending of this month, and why a purchase is blocked. */
export function SpendingNote({ spending, refusal }: Props) {
  const { t, locale } = useText()
  const { spent, limit, open, pausedUntil } = spending
  const words = { spent: formatMoney(spent, locale) }
  const refusalText = useRefusalText(spending, refusal)
  return (
    <div className="mt-3 px-1 text-sm lg:px-0">
      {pausedUntil && <PausedUntil until={pausedUntil} />}
      {refusalText && !pausedUntil && (
        <p role="status" className="mt-3 font-semibold text-danger">
          {refusalText}
        </p>
      )}
      <p className="mt-3 text-pretty text-muted">
        {limit
          ? t('spending.month_spent_of', { ...words, limit: formatMoney(limit, locale) })
          : t('spending.month_spent', words)}{' '}
        {open.amount > 0 && `${t('spending.open', { open: formatMoney(open, locale) })} `}
        <TextLink href="/settings/spending">
          {t(limit || pausedUntil ? 'spending.to_spending' : 'spending.set_limit')}
        </TextLink>
      </p>
    </div>
  )
}
