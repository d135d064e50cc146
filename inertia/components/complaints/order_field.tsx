import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { formatTime } from '~/components/ui/format_time'
import { formatMoney } from '~/components/ui/money'
import { Select } from '~/components/ui/select'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

type Props = Pick<PublicFormProps, 'orders' | 'typed'> & {
  label: string
  /** What stands there while none is chosen. */
  none: string
}

/** One of a member's own orders; nothing for who has none. */
export function OrderField({ label, none, orders, typed }: Props) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  if (orders.length === 0) return null
  const options = orders.map(({ at, credits, id, money }) => ({
    value: id,
    label: t('complaints.order_option', {
      credits,
      amount: formatMoney(money, locale),
      // With the time: two of one day are told apart.
      date: formatTime.date_time(at, { locale, timeZone }),
    }),
  }))
  return (
    <Select
      label={label}
      name="order"
      placeholder={none}
      defaultValue={typed.order}
      options={options}
    />
  )
}
