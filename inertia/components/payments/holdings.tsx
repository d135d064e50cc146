import { TextLink } from '~/components/accounts/text_link'
import type { Unused } from '~/components/accounts/unused_credits'
import { formatAmounts } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

/** What the member has, and what it is worth while it can be refunded. */
export function Holdings({ unused: { credits, worth } }: { unused: Unused }) {
  const { t, rich, locale } = useText()
  return (
    <p className="mt-3 text-pretty text-muted">
      <b className="text-ink">{t('payments.balance', { credits })}</b>{' '}
      {worth.length > 0 &&
        rich('payments.refundable', {
          worth: formatAmounts(worth, locale),
          link: (words) => <TextLink href="/pages/return-policy">{words}</TextLink>,
        })}
    </p>
  )
}
