import { Checkbox } from '~/components/ui/checkbox'
import { type Amount, formatAmounts } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

interface Props {
  worth: Amount[]
  requestId: string
  shownTotal: number
  /** Whether it is refunded later, too, when the account is erased. */
  goesBack: boolean
}

/** Offers a refund of unused credits before the account is deleted. */
export function RefundOption({ worth, requestId, shownTotal, goesBack }: Props) {
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
        hint={t(goesBack ? 'accounts.delete_refund_later' : 'accounts.delete_refund_hint')}
      />
    </>
  )
}
