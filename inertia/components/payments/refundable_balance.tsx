import { TextLink } from '~/components/accounts/text_link'
import type { Unused } from '~/components/accounts/unused_credits'
import { ButtonLink } from '~/components/ui/button_link'
import { formatAmounts } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

/** Balance, its refundable value, and the link to the refund. */
export function RefundableBalance({ unused: { credits, worth } }: { unused: Unused }) {
  const { t, rich, locale } = useText()
  const money = formatAmounts(worth, locale)
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-pretty text-muted">
        <b className="text-ink">{t('messaging.gift_balance', { credits })}</b>{' '}
        {worth.length > 0 &&
          rich('payments.refundable', {
            worth: money,
            link: (words) => <TextLink href="/pages/return-policy">{words}</TextLink>,
          })}
      </p>
      {worth.length > 0 && (
        <ButtonLink href="/transactions/refund" variant="quiet">
          {t('payments.refund_get', { worth: money })}
        </ButtonLink>
      )}
    </div>
  )
}
