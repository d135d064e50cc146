import { Checkbox } from '~/components/ui/checkbox'
import { type Amount, formatAmounts } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

/** Names the sending of the form, and what it shows, in minor units. */
export type RefundForm = Readonly<{ requestId: string; shownTotal: number }>

/** Unused credits go back for money before the account does, unless the member wants otherwise. */
export function RefundFirst({ worth, requestId, shownTotal }: RefundForm & { worth: Amount[] }) {
  const { t, locale } = useText()
  if (worth.length === 0) return null
  return (
    <>
      <input type="hidden" name="request_id" value={requestId} />
      <input type="hidden" name="shown_total" value={shownTotal} />
      <Checkbox
        name="refund_first"
        defaultChecked
        label={t('accounts.delete_refund_choice', { worth: formatAmounts(worth, locale) })}
        hint={t('accounts.delete_refund_hint')}
      />
    </>
  )
}
